import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css';
import { leading, radius, size, text, weight } from '../../../../theme/measures';
import { input } from '../../../primitives/Field/Field.css';
import '../../../primitives/Dialog/scrollLock.css';

const { color } = vars;

export const trigger = style([
  input,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: size(8),
    paddingInlineEnd: size(10),
    textAlign: 'start',
    cursor: 'pointer',
    ':disabled': { cursor: 'default' },
  },
]);
export const unfold = style({ display: 'inline-flex', color: color.textMuted });
export const popup = style({
  zIndex: 6,
  width: 'var(--radix-select-trigger-width)',
  minWidth: 'max-content',
  maxWidth: 'var(--radix-select-content-available-width)',
  maxHeight: 'var(--radix-select-content-available-height)',
  overflow: 'hidden',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: '0 1px 2px rgb(20 40 28 / .08), 0 12px 32px rgb(20 40 28 / .16)',
  fontSize: text.body,
  lineHeight: leading.snug,
});
// Sets what Radix sets in a `<style>` element. Our builds remove that element.
export const viewport = style({
  padding: size(4),
  scrollbarWidth: 'none',
  overscrollBehavior: 'contain',
  '::-webkit-scrollbar': { display: 'none' },
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size(12),
  minHeight: size(36),
  padding: `${size(4)} ${size(8)}`,
  borderRadius: radius.small,
  outline: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-state="checked"]': { fontWeight: weight.semibold },
    '&[data-highlighted]': { background: color.accentSoft, color: color.accentText },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
  },
});
export const tick = style({ display: 'inline-flex', color: color.accentText });
