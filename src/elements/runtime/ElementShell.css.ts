import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { baseStyle } from '../../components/primitives/base/base.css';
import '../../theme/theme.css';
import { size } from '../../theme/tokens';

/** The width that an element asks for where its content decides, for example in a flex row. */
const contentWidth = createVar();

// In a grid, the shell fills the height without a percentage. In quirks mode, a percentage would be
// that of the window.
globalStyle(':host', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  vars: { [contentWidth]: size(320) },
});
globalStyle(
  ':host(trovi-artifact-detail), :host(trovi-artifact-catalogue), :host(trovi-artifact-form)',
  {
    vars: { [contentWidth]: size(960) },
  },
);
/** Keeps the page's plain HTML one block in the grid. */
globalStyle('slot', { display: 'block' });
globalStyle(':host([hidden])', { display: 'none' });

/**
 * Separates the component from the page's styles. Inherits only custom properties, direction,
 * visibility and, unless the element has its own theme, the colour scheme. If the page
 * makes the element higher, the component fills it.
 */
export const shell = style({
  all: 'initial',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  colorScheme: 'inherit',
  visibility: 'inherit',
  // Container queries take the width of the content away. This line has it: two letters, and
  // between them a space that may break, so that the element can be narrower.
  '::before': {
    content: '"x x"',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontSize: '1px',
    wordSpacing: contentWidth,
  },
  selectors: {
    // The first row is that of `::before`. The component's row takes all of the height.
    ':host > &': { gridTemplateRows: '0 auto' },
    '&[data-afloat]::before': { display: 'none' },
    '&[data-afloat]': { display: 'contents' },
    '&[data-theme="light"]': { colorScheme: 'light' },
    '&[data-theme="dark"]': { colorScheme: 'dark' },
    '&[data-theme="auto"]': { colorScheme: 'light dark' },
  },
});

/**
 * In a right-to-left page the layout is mirrored, but each text has the direction of its first
 * letter: ours are English, as code and addresses are.
 */
globalStyle(`${shell}:dir(rtl) :not([dir])`, { unicodeBidi: 'plaintext' });
/** The start of a line is the page's, also for a text that reads the other way. */
globalStyle(`${shell}:dir(rtl) .${baseStyle}`, { textAlign: 'right' });
