import { style } from '@vanilla-extract/css';
import {
  dividedRow,
  flexRow,
  noteBox,
  plainButton,
  small,
  smallBold,
  spreadRow,
  stack,
} from '../../../theme/rules';
import { color, size } from '../../../theme/tokens';

export const box = style({ ...noteBox('info'), marginBottom: size(20), color: color.text });
export const head = style({
  ...plainButton,
  ...flexRow(8),
  ...smallBold,
  width: '100%',
  minHeight: size(28),
  textAlign: 'start',
});
/** Points sideways while the list is folded. */
export const arrow = style({
  display: 'inline-flex',
  selectors: {
    '[aria-expanded="false"] > &': { transform: 'rotate(-90deg)' },
    '[aria-expanded="false"] > &:dir(rtl)': { transform: 'rotate(90deg)' },
  },
});
export const groups = style({ ...stack(12), marginTop: size(10) });
export const groupName = style({ ...small, marginBottom: size(4), color: color.textMuted });
export const item = style({ ...dividedRow(6), ...spreadRow(2, 16) });
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const quiet = style({ ...small, marginBottom: size(20), color: color.textMuted });
