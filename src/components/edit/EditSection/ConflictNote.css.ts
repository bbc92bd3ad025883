import { style } from '@vanilla-extract/css';
import { noteBox, smallBold, solid, stack } from '../../../theme/rules';
import { color, radius, spacious, size, weight } from '../../../theme/tokens';

export const note = style({ ...noteBox('warm'), ...stack(12) });
export const heading = style({ color: color.warmText, fontWeight: weight.semibold });
export const list = style(stack(12));
export const conflict = style(stack(6));
export const name = style(smallBold);
export const values = style({
  ...stack(8),
  '@container': { [spacious]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const value = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  gap: size(8),
  padding: size(10),
  border: solid(color.line),
  borderRadius: radius.small,
  background: color.surface,
});
export const origin = style({ color: color.textMuted });
export const content = style({
  maxWidth: '100%',
  maxHeight: size(160),
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
