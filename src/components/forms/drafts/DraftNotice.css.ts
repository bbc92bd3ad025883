import { style } from '@vanilla-extract/css';
import { noteBox, wrappingRow } from '../../../theme/rules';
import { color, size } from '../../../theme/tokens';

export const notice = style({
  ...noteBox('info'),
  ...wrappingRow(4, 10),
  padding: size(8, 16),
  color: color.infoText,
});
export const message = style({ flex: '1 1 16ch' });
export const action = style({ color: 'inherit' });
