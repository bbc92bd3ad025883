import { style } from '@vanilla-extract/css';
import { plainButton } from '../../../theme/rules';
import { color, size } from '../../../theme/tokens';
import { list, tag } from '../TagList/TagList.css';

/** One line of tags. Until it is measured, they wrap. */
export const line = style([list, { position: 'relative' }]);
/** A tag is cut only if it is longer than the line, which always has room for the button. */
export const chip = style({
  flex: 'none',
  selectors: { '&:not(:only-child)': { maxWidth: `calc(100% - ${size(66)})` } },
});
/** Takes no room, but can be measured. */
export const unfit = style({ position: 'absolute', top: 0, visibility: 'hidden' });
export const rest = style([
  tag,
  {
    ...plainButton,
    paddingInline: size(7),
    background: color.surfaceSunken,
    ':hover': { color: color.text, textDecoration: 'underline' },
  },
]);
export const remark = style({ marginTop: size(8) });
