import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { size } from '../../src/theme/tokens';

export const frame = style({ overflowX: 'auto' });
export const table = style({ borderCollapse: 'collapse', width: '100%' });
export const cell = style({
  padding: `${size(6)} ${size(16)} ${size(6)} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});
