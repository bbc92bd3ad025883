import { style } from '@vanilla-extract/css';
import { stack, wrappingRow } from '../../../theme/rules';
import { size } from '../../../theme/tokens';

/** Below its button, as wide as the box. */
export const panel = style({ ...stack(12), flexBasis: '100%', justifyItems: 'start' });
export const list = style({ ...wrappingRow(8), margin: 0, padding: 0, listStyle: 'none' });
export const summary = style({ width: 'fit-content', minHeight: size(24), cursor: 'pointer' });
/** The formats below the summary. */
export const programs = style({ ...stack(12), paddingTop: size(8) });
export const sentence = style({ margin: 0, overflowWrap: 'anywhere' });
