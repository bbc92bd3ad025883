import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, weight } from '../../../theme/measures';

const { color } = vars;

/** Highlights the shown version. */
export const current = style({
  marginInline: size(-10),
  border: 0,
  borderRadius: radius.medium,
  background: `color-mix(in srgb, ${color.accentSoft} 60%, ${color.surface})`,
  selectors: {
    '&, &:first-child, &:last-child': { padding: `${size(8)} ${size(10)}` },
  },
});
export const version = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: size(12),
  selectors: { [`${current} + &`]: { borderTop: 0 } },
});
export const slug = style({
  fontFamily: vars.font.mono,
  fontSize: size(14),
  fontWeight: weight.semibold,
  selectors: { [`${current} &`]: { color: color.text } },
});
export const doi = style({ flexBasis: '100%' });
