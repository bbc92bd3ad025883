import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { radius, size, text } from '../../src/theme/tokens';

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: size(8),
});
/** As wide as the text next to it. */
export const large = style({
  flexWrap: 'nowrap',
  maxWidth: size(520),
  marginTop: size(24),
});
export const box = style({
  minWidth: 0,
  minHeight: size(40),
  padding: `0 ${size(12)}`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: 'inherit',
  fontSize: text.body,
  '::placeholder': { color: vars.color.textPlaceholder, opacity: 1 },
  selectors: { [`${large} &`]: { flex: 1, minHeight: size(46) } },
});
