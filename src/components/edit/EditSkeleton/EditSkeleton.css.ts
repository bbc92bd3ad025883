import { style } from '@vanilla-extract/css';
import { stack } from '../../../theme/rules';
import { radius, size, wide } from '../../../theme/tokens';
import { glyph as glyphShape, shape } from '../../ui/Skeleton/Skeleton.css';
import { padded, panel } from '../../ui/Panel/Panel.css';

/** At least as high as the window, so that the page below is out of sight and does not jump. */
export const screen = style({ minHeight: '100vh' });
export const glyph = style([glyphShape, { flex: 'none' }]);
export const title = style([shape, { width: '60%', height: size(28) }]);
/** The list of sections: a line on narrow pages, a column on wide ones. */
export const list = style([
  shape,
  { height: size(36), borderRadius: radius.small, '@container': { [wide]: { height: size(156) } } },
]);
export const sheet = style([panel, padded, stack(24)]);
export const heading = style([shape, { width: size(120), height: size(24) }]);
export const field = style([shape, { height: size(40), borderRadius: radius.medium }]);
export const area = style([field, { height: size(88) }]);
export const tallArea = style([field, { height: size(360) }]);
