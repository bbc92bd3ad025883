import { style } from '@vanilla-extract/css';
import { flexRow } from '../../../theme/rules';
import { color, font, leading, radius, size, text } from '../../../theme/tokens';

export const snippet = style({
  minWidth: 0,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.codeText,
  fontSize: text.small,
});
export const head = style({
  ...flexRow(8),
  justifyContent: 'space-between',
  paddingTop: size(4),
  paddingInline: size(12, 4),
  color: color.textMuted,
  lineHeight: leading.snug,
});
export const window = style({
  maxHeight: size(320),
  overflowY: 'auto',
  borderRadius: radius.medium,
});
/** Commands read from left to right on every page. */
export const lines = style({
  direction: 'ltr',
  textAlign: 'left',
  padding: size(4, 12, 12),
  fontFamily: font.mono,
  fontSize: text.small,
  lineHeight: leading.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** Wrapped text is indented. */
export const line = style({ display: 'block', paddingInlineStart: '2ch', textIndent: '-2ch' });
