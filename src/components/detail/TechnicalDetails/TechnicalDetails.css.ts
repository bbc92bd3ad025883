import { style } from '@vanilla-extract/css';
import { stack } from '../../../theme/rules';
import { size, weight } from '../../../theme/tokens';

export const summary = style({
  width: 'fit-content',
  minHeight: size(24),
  fontWeight: weight.semibold,
  cursor: 'pointer',
});
export const content = style({ ...stack(12), marginTop: size(12), overflowWrap: 'anywhere' });
