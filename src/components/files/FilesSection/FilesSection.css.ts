import { globalStyle, style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { size } from '../../../theme/tokens';

export const browser = style({ ...rules.stack(12), paddingTop: size(12) });
// A place of messages is no item while it is empty, so that it adds no gap.
globalStyle(`${browser} > [role="status"]:empty`, { position: 'absolute' });
export const bar = style({ ...rules.spreadRow(8, 12) });
export const filter = style({
  ...rules.searchBox,
  flex: '1 1 12em',
  minWidth: 0,
  minHeight: size(38),
  padding: size(6, 12),
});
export const note = style({ ...rules.noteBox('info'), overflowWrap: 'anywhere' });
