import { style } from '@vanilla-extract/css';
import { fieldBox, placeholder, small, stack } from '../../../theme/rules';
import { color, leading, size, text, weight } from '../../../theme/tokens';

/** The focus ring of a field. */
export const fieldFocus = { outline: `3px solid ${color.focus}`, outlineOffset: 0 } as const;

export const field = style({ ...stack(6), alignContent: 'start' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: size(0, 8),
});
export const label = style({ ...small, fontWeight: weight.semibold });
export const need = style({ color: color.textMuted, fontSize: text.small, lineHeight: 1 });
export const foot = style({
  ...small,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: size(12),
  minWidth: 0,
});
export const hint = style({ color: color.textMuted });
export const problem = style({ color: color.dangerText, minWidth: 0, overflowWrap: 'anywhere' });
export const sign = style({ marginInlineEnd: size(4) });
export const advice = style({ color: color.warmText });
export const counter = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-level="near"]': { color: color.warmText, fontWeight: weight.semibold },
    '&[data-level="over"]': { color: color.dangerText, fontWeight: weight.semibold },
  },
});

/** The border of a field. */
export const frame = style({
  ...fieldBox,
  color: color.text,
  ':hover': { borderColor: color.textMuted },
  ':disabled': { color: color.textMuted },
  selectors: {
    '&[aria-invalid="true"], &[data-invalid="true"]': {
      borderColor: color.dangerEdge,
      boxShadow: `0 0 0 1px ${color.dangerEdge}`,
    },
  },
});
export const input = style([
  frame,
  {
    ...placeholder,
    width: '100%',
    minHeight: size(40),
    padding: size(0, 12),
    lineHeight: leading.snug,
    ':focus-visible': fieldFocus,
    selectors: {
      'textarea&': {
        display: 'block',
        paddingBlock: size(8),
        fontFamily: 'inherit',
        fontSize: 'inherit',
        lineHeight: leading.body,
        resize: 'vertical',
      },
    },
    '@supports': {
      '(field-sizing: content)': {
        selectors: { 'textarea&': { fieldSizing: 'content', minHeight: size(88), resize: 'none' } },
      },
    },
  },
]);
