import { style } from '@vanilla-extract/css';
import { slugText, spreadRow } from '../../../theme/rules';
import { color, radius, size, weight } from '../../../theme/tokens';

/** Highlights the shown version. */
export const current = style({
  marginInline: size(-10),
  border: 0,
  borderRadius: radius.medium,
  background: `color-mix(in srgb, ${color.accentSoft} 60%, ${color.surface})`,
  selectors: { '&, &:first-child, &:last-child': { padding: size(8, 10) } },
});
export const version = style({
  ...spreadRow(0, 12),
  selectors: { [`${current} + &`]: { borderTop: 0 } },
});
export const slug = style({
  ...slugText,
  fontWeight: weight.semibold,
  selectors: { [`${current} &`]: { color: color.text } },
});
export const wide = style({ flexBasis: '100%' });
