import { style } from '@vanilla-extract/css';
import { radius, size } from '../../../theme/measures';
import { shape } from '../../catalogue/GridSkeleton/GridSkeleton.css';

export const glyph = style([
  shape,
  {
    flex: 'none',
    width: size(72),
    height: size(72),
    borderRadius: radius.large,
    '@media': { '(max-width: 40rem)': { width: size(56), height: size(56) } },
  },
]);
export const title = style([shape, { height: size(26) }]);
export const tags = style([shape, { width: '70%', height: size(24) }]);
export const lines = style({ display: 'grid', gap: size(12), alignContent: 'start' });
export const line = shape;
export const heading = style([shape, { width: size(80), height: size(22) }]);
export const panelTitle = style([shape, { width: size(96), height: size(17) }]);
export const action = style([shape, { height: size(46), borderRadius: radius.medium }]);
export const snippet = style([shape, { height: size(128), borderRadius: radius.medium }]);
