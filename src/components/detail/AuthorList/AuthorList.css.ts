import { style } from '@vanilla-extract/css';
import { size, weight } from '../../../theme/tokens';

export const name = style({ overflowWrap: 'anywhere', fontWeight: weight.semibold });
export const owner = style({ overflowWrap: 'anywhere' });
/** A link in the colour of its text. Without a dashboard, it is plain text. */
export const link = style({
  color: 'inherit',
  selectors: { '&:any-link': { display: 'inline-block', minHeight: size(24) } },
});
export const summary = style({ width: 'fit-content', minHeight: size(24), cursor: 'pointer' });
export const line = style({ display: 'block' });
export const note = style({ marginTop: size(12) });
