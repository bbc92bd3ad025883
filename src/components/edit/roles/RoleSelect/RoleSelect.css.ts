import { style } from '@vanilla-extract/css';
import { activeOption, flexRow, popupBox } from '../../../../theme/rules';
import { color, leading, radius, size, text, weight } from '../../../../theme/tokens';
import { input } from '../../../ui/Field/Field.css';
import '../../../ui/Dialog/scrollLock.css';

export const trigger = style([
  input,
  {
    ...flexRow(8),
    justifyContent: 'space-between',
    paddingInlineEnd: size(10),
    textAlign: 'start',
    cursor: 'pointer',
    ':disabled': { cursor: 'default' },
  },
]);
export const arrow = style({ display: 'inline-flex', color: color.textMuted });
export const popup = style({
  ...popupBox,
  zIndex: 6,
  width: 'var(--radix-select-trigger-width)',
  minWidth: 'max-content',
  maxWidth: 'var(--radix-select-content-available-width)',
  maxHeight: 'var(--radix-select-content-available-height)',
  color: color.text,
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
export const option = style([
  activeOption('&[data-highlighted]'),
  {
    ...flexRow(12),
    justifyContent: 'space-between',
    minHeight: size(36),
    padding: size(4, 8),
    borderRadius: radius.small,
    outline: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: { '&[data-state="checked"]': { fontWeight: weight.semibold } },
  },
]);
export const tick = style({ display: 'inline-flex', color: color.accentText });
