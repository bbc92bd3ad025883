import { globalStyle, style } from '@vanilla-extract/css';
import { dividedRow, noteBox, spreadRow, stack } from '../../../theme/rules';
import { color, size } from '../../../theme/tokens';

export const box = style({
  ...noteBox('info'),
  ...spreadRow(8, 16),
  marginBottom: size(20),
  color: color.text,
});
globalStyle(`${box} > :only-child`, { flex: '1 1 100%' });
globalStyle(`${box} > [role="status"]:empty`, { display: 'none' });
export const gaps = style({ ...stack(0), flex: '1 1 100%', minWidth: 0 });
export const gap = style({ ...dividedRow(6), ...spreadRow(2, 16) });
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
