import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, font, leading, radius, size, text } from '../../../theme/tokens';

export const view = style({ ...rules.panelBox, minWidth: 0 });
export const head = style({
  ...rules.spreadRow(8, 12),
  padding: size(10, 16),
  borderBottom: rules.solid(color.line),
});
export const title = style({ minWidth: 0, fontSize: text.body, overflowWrap: 'anywhere' });
export const links = style({ ...rules.wrappingRow(4, 12), ...rules.small });
export const checksum = style({ color: color.textMuted, overflowWrap: 'anywhere' });
export const body = style({ ...rules.stack(12), padding: size(16) });
export const code = style({
  maxHeight: '70vh',
  overflow: 'auto',
  margin: 0,
  fontFamily: font.mono,
  fontSize: text.small,
  lineHeight: leading.snug,
  tabSize: 4,
  whiteSpace: 'pre',
});
export const piece = style({
  display: 'block',
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${size(4000)}`,
});
export const picture = style({
  maxWidth: '100%',
  height: 'auto',
  borderRadius: radius.small,
  // Many figures have a transparent background and black ink.
  background: 'white',
});
