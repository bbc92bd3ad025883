import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { leading, size, text, weight } from '../../../theme/measures';
import { fieldFocus, frame } from '../../primitives/Field/Field.css';

const { color } = vars;
const wide = '(min-width: 640px)';

/** Text and preview side by side, or stacked if there is no room. */
export const split = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    '@container': { [wide]: { gridTemplateColumns: '1fr 1fr', maxHeight: size(560) } },
    selectors: { '&:has(textarea:focus-visible)': fieldFocus },
  },
]);
export const source = style({
  display: 'block',
  width: '100%',
  minHeight: size(240),
  padding: size(12),
  border: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: vars.font.mono,
  fontSize: text.small,
  lineHeight: 1.65,
  resize: 'vertical',
  outline: 'none',
  '::placeholder': { color: color.textPlaceholder, opacity: 1 },
  '@container': {
    [wide]: { minHeight: size(280), resize: 'none' },
  },
  '@supports': {
    '(field-sizing: content)': { fieldSizing: 'content', maxHeight: size(560), resize: 'none' },
  },
});
export const view = style({
  minWidth: 0,
  maxHeight: size(400),
  padding: `${size(12)} ${size(16)}`,
  borderTop: `1px solid ${color.line}`,
  background: color.bg,
  overflowY: 'auto',
  fontSize: size(14),
  lineHeight: leading.body,
  ':focus-visible': { outlineOffset: '-3px' },
  '@container': {
    [wide]: {
      // As high as the text beside it, whatever it holds.
      height: 0,
      minHeight: '100%',
      maxHeight: 'none',
      borderTop: 0,
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});
export const caption = style({
  marginBottom: size(8),
  color: color.textMuted,
  fontSize: text.small,
  fontWeight: weight.semibold,
});
