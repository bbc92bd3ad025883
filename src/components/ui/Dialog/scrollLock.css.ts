import { globalStyle } from '@vanilla-extract/css';

// react-remove-scroll puts these rules into a `<style>` element, which a strict `style-src`
// refuses. Our builds remove that element. The property holds the width of the hidden scroll bar.
globalStyle('body[data-scroll-locked]', {
  overscrollBehavior: 'contain',
  marginRight: 'var(--removed-body-scroll-bar-size, 0px) !important',
});
// Stops the window, not the body: the body would become a scroller, and sticky elements would move.
globalStyle('html:has(> body[data-scroll-locked])', { overflow: 'hidden !important' });
