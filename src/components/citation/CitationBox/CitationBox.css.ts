import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { leading, radius, size, text, weight } from '../../../theme/measures';

const { color } = vars;

export const box = style({ fontSize: text.small, lineHeight: 1.55 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size(8),
  minHeight: size(36),
  marginBottom: size(12),
});
export const tabs = style({ display: 'flex', gap: size(4) });
export const tab = style({
  minHeight: size(36),
  padding: `0 ${size(12)}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.textMuted,
  fontSize: text.small,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  ':hover': { color: color.text },
  ':focus-visible': { borderRadius: radius.small },
  selectors: {
    '&[aria-selected="true"]': { color: color.accentText, background: color.accentSoft },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '1px solid Highlight' } },
    },
  },
});
export const sheet = style({
  padding: size(12),
  borderRadius: radius.medium,
  background: color.codeBg,
  color: color.codeText,
  overflowX: 'auto',
  ':focus-visible': { borderRadius: radius.medium },
});
export const sentence = style({
  fontFamily: 'inherit',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const code = style({
  direction: 'ltr',
  textAlign: 'left',
  fontFamily: vars.font.mono,
  lineHeight: leading.body,
});
