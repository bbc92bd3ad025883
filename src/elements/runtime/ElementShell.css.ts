import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { baseStyle } from '../../components/ui/base/base.css';
import '../../theme/theme.css';
import { size } from '../../theme/tokens';

/**
 * A line as wide as the element wants to be where its content decides, for example in a flex row:
 * letters with blanks of 160 between them. It does not break at the first blank, so that the
 * element is never narrower there.
 */
const contentLine = createVar();
const lineOf = (blanks: number) => `"x\\a0${'x '.repeat(blanks)}x"`;

// As items of flex boxes, shell and component fill the height without a percentage. In quirks mode,
// a percentage would be that of the window.
globalStyle(':host', { display: 'flex', vars: { [contentLine]: lineOf(1) } });
globalStyle(
  ':host(trovi-artifact-detail), :host(trovi-artifact-catalogue), :host(trovi-artifact-form)',
  { vars: { [contentLine]: lineOf(5) } },
);
/** Keeps the page's plain HTML one block. */
globalStyle('slot', { display: 'block', flex: 1, minWidth: 0 });
globalStyle(':host([hidden])', { display: 'none' });

/**
 * Separates the component from the page's styles. Inherits only custom properties, direction,
 * visibility and, unless the element has its own theme, the colour scheme. If the page
 * makes the element higher, the component fills it.
 */
export const shell = style({
  all: 'initial',
  display: 'flex',
  flex: 'auto',
  flexDirection: 'column',
  minWidth: 0,
  colorScheme: 'inherit',
  visibility: 'inherit',
  '::before': {
    content: contentLine,
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontSize: '1px',
    wordSpacing: size(160),
  },
  selectors: {
    '&[data-afloat]::before': { display: 'none' },
    '&[data-afloat]': { display: 'contents' },
    '&[data-theme="light"]': { colorScheme: 'light' },
    '&[data-theme="dark"]': { colorScheme: 'dark' },
    '&[data-theme="auto"]': { colorScheme: 'light dark' },
  },
});

/** The width comes from the line alone, whatever the component shows. */
globalStyle(`${shell} > *`, { flex: 'auto', contain: 'inline-size' });

/**
 * In a right-to-left page the layout is mirrored, but each text has the direction of its first
 * letter: ours are English, as code and addresses are.
 */
globalStyle(`${shell}:dir(rtl) :not([dir])`, { unicodeBidi: 'plaintext' });
/** The start of a line is the page's, also for a text that reads the other way. */
globalStyle(`${shell}:dir(rtl) .${baseStyle}`, { textAlign: 'right' });
