import { style } from '@vanilla-extract/css';
import { solid } from '../../../theme/rules';
import { color, phone, radius, size } from '../../../theme/tokens';

/** Stays in view while the filters scroll. */
export const foot = style({
  display: 'none',
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  padding: size(12),
  borderTop: solid(color.line),
  borderRadius: `0 0 ${radius.large} ${radius.large}`,
  background: color.surface,
  '@container': { [phone]: { display: 'block' } },
});
