import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { size, text, weight } from '../../../theme/tokens';

export const box = style({
  ...rules.panelBox,
  ...rules.stack(8),
  padding: size(12, 16),
  '@media': { print: { display: 'none' } },
});
export const heading = style({ fontSize: text.body, fontWeight: weight.semibold });
/** Scrolls, so that the cards below stay in view. */
export const list = style({ maxHeight: size(176), overflow: 'auto' });
export const row = style({ ...rules.dividedRow(6), ...rules.wrappingRow(2, 12) });
export const title = style({
  ...rules.ellipsis,
  flex: `1 1 ${size(180)}`,
  minWidth: 0,
  lineHeight: size(24),
});
export const details = style(rules.mutedSmall);
