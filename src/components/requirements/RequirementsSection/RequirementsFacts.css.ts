import { globalStyle, style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, size, weight } from '../../../theme/tokens';

export const facts = style({ ...rules.stack(8), paddingTop: size(12) });
// A place of messages is no item while it is empty, so that it adds no gap.
globalStyle(`${facts} > [role="status"]:empty`, { position: 'absolute' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size(176)}), 1fr))`,
  gap: size(12, 20),
});
export const fact = style({ ...rules.stack(4), alignContent: 'start', minWidth: 0 });
export const name = style({
  ...rules.mutedSmall,
  fontWeight: weight.semibold,
  color: color.textMuted,
});
export const value = style({ ...rules.small, minWidth: 0, margin: 0, overflowWrap: 'anywhere' });
export const values = style(rules.stack(0));
globalStyle(`${value} a`, { display: 'inline-block', minHeight: size(24) });
