import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { leading, radius, size, text, weight } from '../../../theme/measures';

const { color } = vars;

/** The focus ring of a field. */
export const fieldFocus = {
  outline: `3px solid ${color.focus}`,
  outlineOffset: 0,
  borderRadius: radius.medium,
} as const;

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: size(6),
});
export const head = style({ display: 'flex', alignItems: 'baseline', gap: size(8) });
export const label = style({
  fontSize: text.small,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
});
export const need = style({ color: color.textMuted, fontSize: text.small, lineHeight: 1 });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: size(12),
  minWidth: 0,
  fontSize: text.small,
  lineHeight: leading.snug,
});
export const hint = style({ color: color.textMuted });
export const problem = style({
  color: color.dangerText,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
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
  border: `1px solid ${color.edge}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
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
    width: '100%',
    minHeight: size(40),
    padding: `0 ${size(12)}`,
    lineHeight: leading.snug,
    '::placeholder': { color: color.textPlaceholder, opacity: 1 },
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
