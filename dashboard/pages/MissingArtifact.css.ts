import { style } from '@vanilla-extract/css';
import { size } from '../../src/theme/tokens';

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: size(8),
  marginTop: size(16),
});
