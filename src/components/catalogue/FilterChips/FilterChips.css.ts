import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, text, weight } from '../../../theme/measures';

const { color } = vars;

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size(6),
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(5),
  minHeight: size(32),
  maxWidth: '100%',
  paddingBlock: 0,
  paddingInline: `${size(10)} ${size(9)}`,
  border: `1px solid ${color.accentEdge}`,
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accentText,
  fontSize: text.small,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  ':hover': { background: color.accentSoftHover },
  ':focus-visible': { borderRadius: radius.full },
});
export const kind = style({ fontWeight: weight.regular });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
