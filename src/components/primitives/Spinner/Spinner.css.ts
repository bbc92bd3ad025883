import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { size } from '../../../theme/measures';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A turning ring. With reduced motion, it turns slowly. */
export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: size(16),
  height: size(16),
  borderRadius: '50%',
  border: `2px solid ${vars.color.line}`,
  borderTopColor: vars.color.accent,
  animation: `${turn} 800ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '4s' } },
});
