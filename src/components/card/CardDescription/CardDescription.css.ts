import { style } from '@vanilla-extract/css';
import { scrollingText } from '../../../theme/rules';
import { color, size } from '../../../theme/tokens';
import { textButton } from '../../ui/buttons/buttons.css';

export const description = style({
  flex: 1,
  minWidth: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
/** A short description without a long one is shown whole. */
export const whole = style(scrollingText);
export const short = style({ display: 'flex' });
/**
 * At most four lines. Without an ellipsis, because engines decide on one before More has moved to
 * the last line, and WebKit then keeps it after texts that fit.
 */
export const folded = style({
  flex: 1,
  minWidth: 0,
  maxHeight: `calc(4lh + ${size(2)})`,
  overflow: 'hidden',
  paddingBottom: size(2),
});
/** The first lines. A float keeps the end of the last line free for More. */
export const lines = style({
  display: 'block',
  height: '100%',
  '::before': { content: '', float: 'inline-end', height: `calc(100% - ${size(18)})` },
  // The space of More at the end of the text. The box gets its height while More is still in the
  // first line: it must not need a line more when More goes to the last one.
  '::after': { content: '', display: 'inline-block', width: size(48) },
});
export const more = style([
  textButton,
  {
    float: 'inline-end',
    clear: 'both',
    marginInlineStart: size(10),
    marginBlock: size(-2, -4),
    paddingTop: size(4),
    lineHeight: 1,
    alignItems: 'flex-start',
    // The clamped box would cut an outline outside the link.
    ':focus-visible': { outlineOffset: '-2px' },
  },
]);
/** The long description until it is rendered. */
export const plain = style({ whiteSpace: 'pre-line' });
