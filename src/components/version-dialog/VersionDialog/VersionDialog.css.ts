import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { size, weight } from '../../../theme/measures';

const { color } = vars;

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(20),
});
export const busy = style({ display: 'inline-flex', alignSelf: 'center' });
export const option = style({ gap: size(8), minHeight: size(36) });
export const name = style({ flex: 1, minWidth: 0, fontWeight: weight.medium });
export const kind = style({ color: color.textMuted });
export const commit = style({ fontFamily: vars.font.mono });
export const send = style({ display: 'contents' });
