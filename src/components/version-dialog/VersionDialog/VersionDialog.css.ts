import { style } from '@vanilla-extract/css';
import { stack } from '../../../theme/rules';
import { color, font, size, weight } from '../../../theme/tokens';

export const fields = style(stack(20));
export const busy = style({ display: 'inline-flex', alignSelf: 'center' });
export const option = style({ gap: size(8), minHeight: size(36) });
export const name = style({ flex: 1, minWidth: 0, fontWeight: weight.medium });
export const kind = style({ color: color.textMuted });
export const commit = style({ fontFamily: font.mono });
export const send = style({ display: 'contents' });
