import { style } from '@vanilla-extract/css';
import { stack } from '../../../theme/rules';
import { size, text } from '../../../theme/tokens';

export const offer = style({ marginTop: size(12) });
/** Names of repositories can be longer than the line. */
export const offerButton = style({ maxWidth: '100%', overflowWrap: 'anywhere' });
export const readme = style({ ...stack(12), marginTop: size(24) });
export const title = style({ fontSize: text.large, overflowWrap: 'anywhere' });
