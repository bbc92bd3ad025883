import { style } from '@vanilla-extract/css';
import { square, stack } from '../../../theme/rules';
import { radius, size } from '../../../theme/tokens';
import { shape } from '../../ui/Skeleton/Skeleton.css';

export const glyph = style([
  shape,
  {
    ...square(72),
    flex: 'none',
    borderRadius: radius.large,
    '@media': { '(max-width: 40rem)': square(56) },
  },
]);
export const title = style([shape, { height: size(26) }]);
export const tags = style([shape, { width: '70%', height: size(24) }]);
export const lines = style({ ...stack(12), alignContent: 'start' });
export const line = shape;
export const heading = style([shape, { width: size(80), height: size(22) }]);
export const panelTitle = style([shape, { width: size(96), height: size(17) }]);
export const action = style([shape, { height: size(46), borderRadius: radius.medium }]);
export const snippet = style([shape, { height: size(128), borderRadius: radius.medium }]);
