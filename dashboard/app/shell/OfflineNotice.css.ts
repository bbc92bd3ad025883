import { globalStyle, style } from '@vanilla-extract/css';
import { size, text, vars } from '../../../src/entries/tokens';
import { gutter, phone } from './Shell.css';

const { color } = vars;

/** Below the bar, as flat as it can be: what it says stays in sight. */
export const notice = style({
  position: 'sticky',
  top: size(61),
  zIndex: 9,
  background: color.infoSoft,
  color: color.infoText,
  fontSize: text.small,
  textAlign: 'center',
  textWrap: 'balance',
  // While there is nothing to say it is there all the same: a status that comes with its words is not read.
  selectors: {
    '&:not(:empty)': {
      padding: `${size(4)} ${gutter}`,
      borderBottom: `1px solid ${color.infoEdge}`,
    },
  },
  '@media': { [phone]: { top: 0 }, print: { display: 'none' } },
});
globalStyle(`html:has(.${notice}:not(:empty))`, { scrollPaddingTop: size(112) });
