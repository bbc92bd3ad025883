import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { leading, radius, size, text } from '../../../theme/measures';

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
  paddingBlock: `${size(4)} 0`,
  paddingInline: `${size(12)} ${size(4)}`,
  color: vars.color.textMuted,
  lineHeight: leading.snug,
});
export const window = style({
  maxHeight: size(320),
  overflowY: 'auto',
  ':focus-visible': { borderRadius: radius.medium },
});
/** Commands read from left to right on every page. */
export const lines = style({
  direction: 'ltr',
  textAlign: 'left',
  padding: `${size(4)} ${size(12)} ${size(12)}`,
  fontFamily: vars.font.mono,
  fontSize: text.small,
  lineHeight: leading.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** Wrapped text is indented. */
export const line = style({ display: 'block', paddingInlineStart: '2ch', textIndent: '-2ch' });
