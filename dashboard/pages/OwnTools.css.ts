import { style } from '@vanilla-extract/css';
import { size } from '../../src/theme/tokens';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: size(8) });
export const wide = style({ flex: '1 1 100%', minWidth: 0 });
