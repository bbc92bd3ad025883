import { style } from '@vanilla-extract/css';
import { stack } from '../../../theme/rules';
import { size, text } from '../../../theme/tokens';

export const readme = style({ ...stack(12), marginTop: size(16) });
export const title = style({ fontSize: text.large });
