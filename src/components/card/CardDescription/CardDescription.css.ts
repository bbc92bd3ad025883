import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { size } from '../../../theme/measures';
import { textButton } from '../../primitives/buttons/buttons.css';

/** At most 10 rem high. Longer text scrolls (product 9). */
const scrolling = {
  maxHeight: size(160),
  overflow: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.edge} transparent`,
} as const;

export const description = style({
  flex: 1,
  minWidth: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
/** A short description without a long one is shown whole. */
export const whole = style(scrolling);
export const short = style({ display: 'flex' });
/** The first lines. A float keeps the end of the last line free for More. */
export const clamped = style({
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  paddingBottom: size(4),
  '::before': { content: '', float: 'inline-end', height: `calc(100% - ${size(18)})` },
});
export const more = style([
  textButton,
  {
    float: 'inline-end',
    clear: 'both',
    marginInlineStart: size(10),
    marginBlock: `${size(-2)} ${size(-4)}`,
    paddingTop: size(4),
    lineHeight: 1,
    alignItems: 'flex-start',
    // The clamped box would cut an outline outside the link.
    ':focus-visible': { outlineOffset: '-2px' },
  },
]);
export const long = style({
  ...scrolling,
  borderBottom: `1px dashed ${vars.color.line}`,
});
export const less = style({ display: 'flex', justifyContent: 'flex-end' });
