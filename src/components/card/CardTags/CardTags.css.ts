import { globalStyle, style } from '@vanilla-extract/css';
import {
  beforeHydration,
  ellipsis,
  inForcedColors,
  plainButton,
  solid,
} from '../../../theme/rules';
import { color, size } from '../../../theme/tokens';
import { list, tag } from '../TagList/TagList.css';

/**
 * The tags. Until they are measured, they wrap, as in static HTML. On a published page, they stay
 * in one line, because scripts will measure them.
 */
export const line = style([
  list,
  {
    position: 'relative',
    '@media': {
      '(scripting: enabled)': {
        selectors: { [beforeHydration]: { flexWrap: 'nowrap', overflow: 'hidden' } },
      },
    },
  },
]);
/**
 * One line, also while the card gets narrower: Chromium would keep the height of more lines, once
 * the tags that do not fit are gone.
 */
export const measured = style({ flexWrap: 'nowrap' });
/** A tag is cut only if it is longer than the line, which always has space for the button. */
export const chip = style({
  flex: 'none',
  selectors: { '&:not(:only-child)': { maxWidth: `calc(100% - ${size(66)})` } },
});
globalStyle(`${chip} a`, ellipsis);
/** Takes no space, but can be measured. */
export const unfit = style({ position: 'absolute', top: 0, visibility: 'hidden' });
export const rest = style([
  tag,
  {
    ...plainButton,
    paddingInline: size(7),
    background: color.surfaceSunken,
    // The system's colours leave no background.
    ...inForcedColors({ border: solid('ButtonBorder') }),
    ':hover': { color: color.text, textDecoration: 'underline' },
  },
]);
export const remark = style({ marginTop: size(8) });
