import { style } from '@vanilla-extract/css';
import { fieldBox, inlineRow, outlinedIfForced } from '../../../theme/rules';
import { color, size, text, weight } from '../../../theme/tokens';

export const legend = style({ padding: 0, marginBottom: size(6) });
/** Choices in as many lines as they need. */
export const segments = style({
  ...fieldBox,
  display: 'flex',
  flexWrap: 'wrap',
  width: 'fit-content',
  gap: '3px',
  padding: '3px',
  background: color.surfaceSunken,
  selectors: { '&:not(:last-child)': { marginBottom: size(6) } },
});
export const segment = style({
  ...inlineRow(6),
  ...outlinedIfForced('&:has(:checked)'),
  position: 'relative',
  minHeight: size(32),
  padding: size(0, 16),
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
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
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
