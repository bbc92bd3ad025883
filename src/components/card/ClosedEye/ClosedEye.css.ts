import { style } from '@vanilla-extract/css';
import { square, toned } from '../../../theme/rules';
import { size } from '../../../theme/tokens';

export const eye = style({
  ...square(28),
  ...toned('warm'),
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  fontSize: size(14),
});
