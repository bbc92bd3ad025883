import { globalStyle, style } from '@vanilla-extract/css';
import '../../theme/theme.css';

globalStyle(':host', { display: 'block', minWidth: 0 });
globalStyle(':host([hidden])', { display: 'none' });

/**
 * Between the page and the component: nothing of the page's own style goes through but its custom properties, its direction, its
 * language and, unless the element has a theme of its own, its colour scheme. A part fills an element that the page makes higher.
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
