import { style } from '@vanilla-extract/css';
import { inlineRow, small } from '../../../theme/rules';
import { color } from '../../../theme/tokens';

export const note = style({
  ...small,
  ...inlineRow(8),
  flexWrap: 'wrap',
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
