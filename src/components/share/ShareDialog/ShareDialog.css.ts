import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, font, leading, radius, size, text } from '../../../theme/tokens';

export const tabSet = style(rules.stack(16));
export const panel = style(rules.stack(20));
export const warning = style({ ...rules.noteBox('warm'), color: color.warmText });
export const remark = style(rules.mutedSmall);

export const field = style({ ...rules.stack(8), minWidth: 0 });
export const fieldHead = style({ ...rules.spreadRow(4, 12), minHeight: size(32) });
export const fieldActions = style(rules.wrappingRow(8));
export const sheet = style({
  maxHeight: size(260),
  overflow: 'auto',
  padding: size(12),
  borderRadius: radius.medium,
  background: color.codeBg,
  color: color.codeText,
  fontSize: text.small,
});
export const code = style({
  textAlign: 'left',
  fontFamily: font.mono,
  lineHeight: leading.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const sentence = style({
  fontFamily: 'inherit',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const choices = style({ ...rules.wrappingRow(16, 24), alignItems: 'flex-start' });
export const waiting = style({ ...rules.wrappingRow(12), minHeight: size(120) });
/** The page of somebody else. */
export const preview = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${size(440)})`,
  justifyContent: 'center',
  padding: size(20),
  border: rules.solid(color.line),
  borderRadius: radius.medium,
  background: color.bg,
  '@media': { '(max-width: 479px)': { padding: size(8) } },
});
export const previewed = style({ minWidth: 0 });
