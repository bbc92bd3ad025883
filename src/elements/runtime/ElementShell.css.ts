import { globalStyle, style } from '@vanilla-extract/css';
import '../../theme/theme.css';

globalStyle(':host', { display: 'block', minWidth: 0 });
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
  minHeight: '100%',
  colorScheme: 'inherit',
  visibility: 'inherit',
  selectors: {
    '&[data-afloat]': { display: 'contents' },
    '&[data-theme="light"]': { colorScheme: 'light' },
    '&[data-theme="dark"]': { colorScheme: 'dark' },
    '&[data-theme="auto"]': { colorScheme: 'light dark' },
  },
});
