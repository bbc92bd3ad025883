import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { size, text } from '../../src/theme/tokens';
import { gutter, phone } from './Shell.css';

const { color } = vars;

/** Below the navigation bar. It stays visible. */
export const notice = style({
  position: 'sticky',
  top: size(61),
  zIndex: 9,
  background: color.infoSoft,
  color: color.infoText,
  fontSize: text.small,
  textAlign: 'center',
  textWrap: 'balance',
  // A live region must exist before its first text, or screen readers miss the text.
  selectors: {
    '&:not(:empty)': {
      padding: `${size(4)} ${gutter}`,
      borderBottom: `1px solid ${color.infoEdge}`,
    },
  },
  '@media': { [phone]: { top: 0 }, print: { display: 'none' } },
});
globalStyle(`html:has(.${notice}:not(:empty))`, { scrollPaddingTop: size(112) });
