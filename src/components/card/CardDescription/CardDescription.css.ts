import { style } from '@vanilla-extract/css';
import { clamp, scrollingText } from '../../../theme/rules';
import { color, size } from '../../../theme/tokens';
import { textButton } from '../../primitives/buttons/buttons.css';

export const description = style({
  flex: 1,
  minWidth: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
/** A short description without a long one is shown whole. */
export const whole = style(scrollingText);
export const short = style({ display: 'flex' });
export const clamped = style({ ...clamp(4), flex: 1, minWidth: 0, paddingBottom: size(4) });
/**
 * The first lines. A float keeps the end of the last line free for More. WebKit ignores floats
 * directly inside a clamped box.
 */
export const lines = style({
  display: 'block',
  height: '100%',
  '::before': { content: '', float: 'inline-end', height: `calc(100% - ${size(18)})` },
  // The room of More at the end of the text. The box gets its height while More is still in the
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
