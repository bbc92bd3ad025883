import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { size } from '../../../theme/measures';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** The outline of content that is loading. */
export const shape = style({
  height: size(13),
  borderRadius: '5px',
  background: vars.color.surfaceSunken,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const titleLines = style({ flex: 1, display: 'grid', gap: size(8) });
export const glyph = style([shape, { width: size(44), height: size(44), borderRadius: '9px' }]);
export const tags = style([shape, { width: '70%', height: size(24) }]);
export const facts = style([shape, { width: '55%', height: size(28) }]);
export const lines = style({ flex: 1, display: 'grid', gap: size(6), alignContent: 'start' });
export const number = style([shape, { width: '45%' }]);
export const action = style([shape, { width: size(60), height: size(32) }]);
