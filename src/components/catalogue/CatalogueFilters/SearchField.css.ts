import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, text } from '../../../theme/measures';

const { color } = vars;

export const search = style({ position: 'relative', flex: 1 });
export const sign = style({
  position: 'absolute',
  insetInlineStart: size(14),
  top: '50%',
  display: 'flex',
  transform: 'translateY(-50%)',
  color: color.textMuted,
});
export const field = style({
  width: '100%',
  minHeight: size(46),
  paddingBlock: 0,
  paddingInline: `${size(44)} ${size(80)}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  lineHeight: 1.4,
  appearance: 'none',
  '::placeholder': { color: color.textPlaceholder, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
  ':hover': { borderColor: color.textMuted },
  ':focus-visible': { outlineOffset: 0, borderRadius: radius.medium },
});
export const end = style({
  position: 'absolute',
  insetInlineEnd: size(8),
  top: '50%',
  transform: 'translateY(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: size(6),
});
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: size(24),
  height: size(24),
  border: `1px solid ${color.line}`,
  borderBottomWidth: '2px',
  borderRadius: radius.xs,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: text.small,
  lineHeight: 1,
  '@container': { '(max-width: 607px)': { display: 'none' } },
});
