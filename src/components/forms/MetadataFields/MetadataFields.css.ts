import { style } from '@vanilla-extract/css';
import { stack } from '../../../theme/rules';
import { spacious, size } from '../../../theme/tokens';

/** The visibility, and more beside it if there is space. */
export const pair = style({
  ...stack(20),
  columnGap: size(24),
  alignItems: 'start',
  '@container': { [spacious]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
