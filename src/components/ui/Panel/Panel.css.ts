import { style } from '@vanilla-extract/css';
import { panelBox, spreadRow } from '../../../theme/rules';
import { size, text } from '../../../theme/tokens';

/** A raised area on the page. */
export const panel = style(panelBox);
/** The usual padding of a panel. */
export const padded = style({ padding: size(20) });
/** Title at the start, a remark or an action at the end. */
export const panelHead = style({
  ...spreadRow(4, 12),
  minHeight: size(32),
  marginBottom: size(12),
});
export const panelTitle = style({ fontSize: text.large });
