import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, weight } from '../../../theme/measures';

const { color } = vars;

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(4),
  marginBottom: size(16),
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(8),
  minHeight: size(40),
  padding: `0 ${size(12)}`,
  border: '1px solid transparent',
  borderRadius: radius.medium,
  background: 'none',
  color: color.textMuted,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  ':hover': { color: color.text, background: color.surfaceSunken },
  ':focus-visible': { borderRadius: radius.medium },
  selectors: {
    '&[aria-selected="true"]': {
      borderColor: color.accentEdge,
      background: color.accentSoft,
      color: color.accentText,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '1px solid Highlight' } },
    },
  },
});
export const sheet = style({
  ':focus-visible': { borderRadius: radius.large },
  selectors: { '&[hidden]': { display: 'none' } },
});
