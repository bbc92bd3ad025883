import { globalStyle } from '@vanilla-extract/css';

// What react-remove-scroll says in a `<style>` of its own, which our builds take out and a strict `style-src` refuses. The
// property holds the width of the scroll bar that goes away, so that the page stays where it is.
globalStyle('body[data-scroll-locked]', {
  overscrollBehavior: 'contain',
  marginRight: 'var(--removed-body-scroll-bar-size, 0px) !important',
});
// The window is held, not the body: that would become a scroller of its own, and what is sticky would lose its place.
globalStyle('html:has(> body[data-scroll-locked])', { overflow: 'hidden !important' });
