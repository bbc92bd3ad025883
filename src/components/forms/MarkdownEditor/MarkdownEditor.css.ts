import { style } from '@vanilla-extract/css';
import { placeholder, smallBold, solid, wrappingRow } from '../../../theme/rules';
import { color, font, leading, spacious, size, text } from '../../../theme/tokens';
import { fieldFocus, frame } from '../../ui/Field/Field.css';

/** Text and preview side by side, or stacked if there is no space. */
export const split = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    '@container': {
      [spacious]: {
        gridTemplateColumns: '1fr 1fr',
        gridTemplateRows: 'auto auto minmax(0, 1fr)',
        maxHeight: size(600),
      },
    },
    selectors: { '&:has(textarea:focus-visible)': fieldFocus },
  },
]);
/** Above text and preview. */
export const toolbar = style({
  ...wrappingRow(2),
  gridColumn: '1 / -1',
  minHeight: size(40),
  padding: size(4),
  borderBottom: solid(color.line),
});
/** The outcome for a file. */
export const outcome = style({
  gridColumn: '1 / -1',
  selectors: { '&:not(:empty)': { padding: size(8, 12), borderBottom: solid(color.line) } },
});
export const source = style({
  // Below the toolbar, also while that is loading.
  gridRow: 3,
  ...placeholder,
  display: 'block',
  width: '100%',
  minHeight: size(240),
  padding: size(12),
  border: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: font.mono,
  fontSize: text.small,
  lineHeight: 1.65,
  resize: 'vertical',
  outline: 'none',
  '@container': { [spacious]: { minHeight: size(280), resize: 'none' } },
  '@supports': {
    '(field-sizing: content)': { fieldSizing: 'content', maxHeight: size(560), resize: 'none' },
  },
});
export const view = style({
  gridRow: 4,
  minWidth: 0,
  maxHeight: size(400),
  padding: size(12, 16),
  borderTop: solid(color.line),
  background: color.bg,
  overflowY: 'auto',
  fontSize: size(14),
  lineHeight: leading.body,
  ':focus-visible': { outlineOffset: '-3px' },
  '@container': {
    [spacious]: {
      gridRow: 3,
      // As high as the text beside it, whatever it holds.
      height: 0,
      minHeight: '100%',
      maxHeight: 'none',
      borderTop: 0,
      borderInlineStart: solid(color.line),
    },
  },
});
export const caption = style({ ...smallBold, marginBottom: size(8), color: color.textMuted });
