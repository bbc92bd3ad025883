import { style } from '@vanilla-extract/css';
import { beforeHydration, stack } from '../../../theme/rules';
import { size } from '../../../theme/tokens';

// In em, like the breakpoints of the detail page: 1170 and 960 pixels by default.
/** Width from which the table of contents fits beside the text. */
export const roomForContents = '(min-width: 78em)';
const wide = '(min-width: 64em)';

export const whole = style(stack(16));
export const withContents = style({
  '@container': {
    [roomForContents]: { gridTemplateColumns: `${size(168)} minmax(0, 1fr)`, columnGap: size(28) },
  },
});
/** Height of the folded text. Lower with one column, where more content follows below. */
export const cut = style({
  maxHeight: size(760),
  overflow: 'hidden',
  maskImage: `linear-gradient(#000 calc(100% - ${size(96)}), transparent)`,
  // Space for focus rings.
  marginInline: size(-6),
  paddingInline: size(6),
  '@container': { [wide]: { maxHeight: size(1200) } },
});
/**
 * On a published page, as high as folded text until it is measured. Without scripts, all of it is
 * shown.
 */
export const text = style({
  '@media': {
    '(scripting: enabled)': {
      selectors: { [beforeHydration]: { maxHeight: size(760), overflow: 'hidden' } },
      '@container': { [wide]: { selectors: { [beforeHydration]: { maxHeight: size(1200) } } } },
    },
  },
});
export const toggle = style({ marginTop: size(12) });
/** The arrow of unfolded text. */
export const turned = style({ display: 'inline-flex', transform: 'rotate(180deg)' });
