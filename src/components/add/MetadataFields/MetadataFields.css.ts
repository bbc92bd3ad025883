import { style } from '@vanilla-extract/css';
import { size } from '../../../theme/measures';

const roomy = '(min-width: 640px)';

/** The visibility, and more beside it if there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${size(20)} ${size(24)}`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
