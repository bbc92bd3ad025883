import { style } from '@vanilla-extract/css';
import { inlineRow, smallBold, tinted, wrappingRow } from '../../../theme/rules';
import { color, radius, size, weight } from '../../../theme/tokens';

export const chips = style(wrappingRow(6));
export const chip = style({
  ...inlineRow(5),
  ...smallBold,
  ...tinted('accent'),
  minHeight: size(32),
  maxWidth: '100%',
  paddingBlock: 0,
  paddingInline: size(10, 9),
  borderRadius: radius.full,
  color: color.accentText,
  cursor: 'pointer',
  ':hover': { background: color.accentSoftHover },
});
export const kind = style({ fontWeight: weight.regular });
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
