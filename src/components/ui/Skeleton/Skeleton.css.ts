import { keyframes, style } from '@vanilla-extract/css';
import { square, stack } from '../../../theme/rules';
import { color, radius, reducedMotion, size } from '../../../theme/tokens';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** The outline of content that is loading. */
export const shape = style({
  height: size(13),
  borderRadius: radius.xs,
  background: color.surfaceSunken,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
export const titleLines = style({ ...stack(10), flex: 1 });
export const titleEnd = style([shape, { width: '62%' }]);
export const glyph = style([shape, { ...square(44), borderRadius: radius.medium }]);
export const tags = style([shape, { width: '70%', height: size(24) }]);
export const facts = style([shape, { width: '55%', height: size(28) }]);
export const lines = style({ ...stack(7), flex: 1, alignContent: 'start' });
export const lastLine = style([shape, { width: '70%' }]);
export const state = style([shape, { flexBasis: '100%', height: size(18) }]);
export const number = style([shape, { width: '45%' }]);
export const action = style([shape, { width: size(60), height: size(36) }]);
