import { globalStyle, style } from '@vanilla-extract/css';
import { spinner } from '../Spinner/Spinner.css';
import { button, primary } from './buttons.css';

/** For buttons that send a request. While it runs, the button keeps its look, name and focus. */
export const waits = style({ selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } } });
/** The main button of a form. */
export const sendButton = style([button, primary, waits]);
/** Around a spinner in a button. The spinner takes the colour of the button's text. */
export const buttonSpinner = style({ display: 'inline-flex' });
globalStyle(`${buttonSpinner} > ${spinner}`, {
  borderColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  borderTopColor: 'currentColor',
});
