import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, text } from '../../../theme/measures';

const { color } = vars;

/** In the line of the title, so that nothing moves when the tags arrive. */
export const line = style({
  position: 'absolute',
  insetInline: `${size(56)} ${size(16)}`,
  top: size(8),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size(6),
});
export const field = style({
  flex: '0 1 auto',
  width: size(160),
  minWidth: 0,
  minHeight: size(28),
  padding: `0 ${size(6)}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.surfaceRaised,
  fontSize: text.small,
  lineHeight: 1.4,
  '::placeholder': { color: color.textPlaceholder, opacity: 1 },
  // The browser's own button, in our colours.
  '::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
  ':hover': { borderColor: color.textMuted },
  ':focus-visible': { outlineOffset: 0, borderRadius: radius.small },
});
