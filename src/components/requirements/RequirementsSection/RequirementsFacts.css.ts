import { globalStyle, style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, size, weight } from '../../../theme/tokens';

export const facts = style({ ...rules.stack(8), paddingTop: size(12) });
// A place of messages is no item while it is empty, so that it adds no gap.
globalStyle(`${facts} > [role="status"]:empty`, { position: 'absolute' });
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(12, 20),
});
export const fact = style({
  ...rules.stack(4),
  alignContent: 'start',
  flex: `1 1 ${size(152)}`,
  minWidth: 0,
});
/** A fact in sentences. */
export const wide = style({ flex: `3 1 ${size(280)}` });
export const name = style({
  ...rules.mutedSmall,
  fontWeight: weight.semibold,
  color: color.textMuted,
});
export const value = style({ ...rules.small, minWidth: 0, margin: 0, overflowWrap: 'anywhere' });
export const values = style(rules.stack(0));
globalStyle(`${value} a`, { display: 'inline-block', minHeight: size(24) });
