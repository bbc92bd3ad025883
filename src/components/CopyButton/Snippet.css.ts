import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { leading, radius, size, text } from '../../theme/measures';

export const snippet = style({
  minWidth: 0,
  borderRadius: radius.medium,
  background: vars.color.surface,
  color: vars.color.codeText,
  fontSize: text.small,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size(8),
  padding: `${size(4)} ${size(4)} 0 ${size(12)}`,
  color: vars.color.textMuted,
  lineHeight: leading.snug,
});
export const window = style({
  maxHeight: size(320),
  overflowY: 'auto',
  ':focus-visible': { borderRadius: radius.medium },
});
export const lines = style({
  padding: `${size(4)} ${size(12)} ${size(12)}`,
  fontFamily: vars.font.mono,
  fontSize: text.small,
  lineHeight: leading.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** What does not fit goes on below, set in. */
export const line = style({ display: 'block', paddingInlineStart: '2ch', textIndent: '-2ch' });
