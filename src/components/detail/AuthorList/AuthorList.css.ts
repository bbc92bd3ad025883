import { style } from '@vanilla-extract/css';
import { size, weight } from '../../../theme/tokens';

export const name = style({ overflowWrap: 'anywhere', fontWeight: weight.semibold });
export const owner = style({ overflowWrap: 'anywhere' });
export const line = style({ display: 'block' });
export const note = style({ marginTop: size(12) });
