import { globalStyle } from '@vanilla-extract/css';
import { line } from '../components/card/CardTags/CardTags.css';
import { code } from '../components/citation/CitationBox/CitationBox.css';
import { size } from '../theme/tokens';

// Controls that need scripts keep their space, so that nothing moves when the element replaces
// them.
globalStyle(':where([data-static]) :is(button, label)', { visibility: 'hidden' });
// Scripts measure which tags fit into one line. Without them, the others are cut off.
globalStyle(`[data-static] .${line}`, { maxHeight: size(24), overflow: 'hidden' });
// Plain HTML has no boxes that scroll, because not every browser lets the keyboard reach them.
globalStyle(`[data-static="html"] .${code}`, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
// Styles that plain HTML must not inherit from the surrounding page.
globalStyle(':where([data-static="html"]) li', { margin: 0, padding: 0 });
globalStyle(':where([data-static="html"]) :where(h1, h2, h3, h4, h5, h6)', {
  border: 0,
  color: 'inherit',
  fontFamily: 'inherit',
  textTransform: 'none',
});
