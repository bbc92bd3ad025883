import { keyframes, style } from '@vanilla-extract/css';
import { square } from '../../../theme/rules';
import { color, reducedMotion } from '../../../theme/tokens';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A turning ring. With reduced motion, it turns slowly. */
export const spinner = style({
  ...square(16),
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: `2px solid ${color.line}`,
  borderTopColor: color.accent,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [reducedMotion]: { animationDuration: '4s' } },
});
