import { style } from '@vanilla-extract/css';
import { size } from '../../../theme/measures';

// Like the steps of the detail page, in em of the body size: 1170 and 960 drawn pixels.
/** From here on there is room for the contents beside the text. */
export const roomForContents = '(min-width: 78em)';
const wide = '(min-width: 64em)';

export const whole = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(16),
});
export const withContents = style({
  '@container': {
    [roomForContents]: {
      gridTemplateColumns: `${size(168)} minmax(0, 1fr)`,
      columnGap: size(28),
    },
  },
});
/** In one column much comes below the text, in two it stands beside it. */
export const cut = style({
  maxHeight: size(760),
  overflow: 'hidden',
  maskImage: `linear-gradient(#000 calc(100% - ${size(96)}), transparent)`,
  // Room for the rings of what has the focus.
  marginInline: size(-6),
  paddingInline: size(6),
  '@container': { [wide]: { maxHeight: size(1200) } },
});
export const toggle = style({ marginTop: size(12) });
/** The arrow of what can be folded again. */
export const turned = style({ display: 'inline-flex', transform: 'rotate(180deg)' });
