import { style } from '@vanilla-extract/css';
import { flexRow, linkedTitle, panelBox } from '../../../theme/rules';
import { size, weight } from '../../../theme/tokens';

/** At most two in a row. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${size(248)}, 50% - ${size(6)})), 1fr))`,
  gap: size(12),
});
export const item = style({ ...flexRow(12), minWidth: 0 });
export const card = style({ ...panelBox, padding: size(12) });
export const content = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({
  ...linkedTitle,
  minHeight: size(24),
  fontWeight: weight.semibold,
  lineHeight: 1.35,
});
