import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, text, weight } from '../../../theme/measures';

const { color } = vars;

export const legend = style({ padding: 0, marginBottom: size(6) });
export const segments = style({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gap: '3px',
  padding: '3px',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  marginBottom: size(6),
});
export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(6),
  minHeight: size(32),
  padding: `0 ${size(16)}`,
  border: '1px solid transparent',
  borderRadius: '6px',
  color: color.textMuted,
  fontSize: text.small,
  fontWeight: weight.medium,
  cursor: 'pointer',
  ':hover': { color: color.text },
  selectors: {
    '&:has(:checked)': {
      background: color.surfaceRaised,
      borderColor: color.edge,
      boxShadow: `inset 0 -2px 0 ${color.key}`,
      color: color.text,
      fontWeight: weight.semibold,
    },
    '&[data-value="private"]:has(:checked)': {
      background: color.warmSoft,
      borderColor: color.warmEdge,
      boxShadow: 'none',
      color: color.warmText,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } },
    },
  },
});
/** The radio button itself is invisible and covers its segment. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
