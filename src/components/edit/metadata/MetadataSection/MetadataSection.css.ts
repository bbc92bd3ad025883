import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css';
import { radius, size, text } from '../../../../theme/measures';

const { color } = vars;

/** Holds the fields without affecting their layout. */
export const fields = style({ display: 'contents' });
export const secretField = style({ display: 'grid', gap: size(6), minWidth: 0 });
/** As high as the visibility choice beside it. */
export const secret = style({
  display: 'flex',
  alignItems: 'center',
  gap: size(8),
  minHeight: size(40),
  minWidth: 0,
  padding: `${size(3)} ${size(4)} ${size(3)} ${size(12)}`,
  border: '1px solid transparent',
  borderRadius: radius.medium,
  background: color.warmSoft,
  color: color.warmText,
});
export const secretAddress = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'inherit',
  fontFamily: vars.font.mono,
  fontSize: text.small,
  lineHeight: size(28),
});
export const authors = style({ display: 'grid', gap: size(4) });
