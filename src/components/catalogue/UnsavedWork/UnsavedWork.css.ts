import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { size } from '../../../theme/tokens';

/** In a wrapping row, the unfolded list has a line of its own, and the button stays in place. */
export const part = style({
  ...rules.stack(8),
  minWidth: 0,
  selectors: { '&[data-open="true"]': { flexBasis: '100%' } },
  '@media': { print: { display: 'none' } },
});
export const heading = style({ justifySelf: 'start' });
export const arrow = style({
  display: 'inline-flex',
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
export const box = style({
  ...rules.panelBox,
  ...rules.stack(8),
  padding: size(12, 16),
});
/** Scrolls, so that the cards below stay in view. */
export const list = style({ maxHeight: size(176), overflow: 'auto' });
export const row = style({ ...rules.dividedRow(6), ...rules.wrappingRow(2, 12) });
export const title = style({
  flex: `1 1 ${size(180)}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: size(24),
});
export const details = style(rules.mutedSmall);
