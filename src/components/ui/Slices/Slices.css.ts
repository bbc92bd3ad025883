import { style } from '@vanilla-extract/css';
import { size } from '../../../theme/tokens';

/** A part that the browser lays out when it comes into view. */
export const later = style({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${size(600)}`,
});
/** Unformatted text. */
export const written = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const button = style({ marginTop: size(8) });
