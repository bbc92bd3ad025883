import { style } from '@vanilla-extract/css';
import { smallBold, solid, stack, wrappingRow } from '../../../theme/rules';
import { color, radius, size } from '../../../theme/tokens';

export const panel = style({ ...stack(12), marginTop: size(12), justifyItems: 'start' });
export const list = style({ ...wrappingRow(8), margin: 0, padding: 0, listStyle: 'none' });
export const sentence = style({ margin: 0, overflowWrap: 'anywhere' });
export const select = style({
  minHeight: size(32),
  maxWidth: '100%',
  paddingInline: size(8),
  border: solid(color.edge),
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
});
export const title = style({ ...smallBold, margin: 0 });
