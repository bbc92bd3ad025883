import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { size } from '../../../theme/measures';

export const eye = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: size(28),
  height: size(28),
  borderRadius: '50%',
  background: vars.color.warmSoft,
  color: vars.color.warmText,
  fontSize: size(14),
});
