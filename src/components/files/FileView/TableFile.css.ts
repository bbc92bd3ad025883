import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, size, text } from '../../../theme/tokens';

export const scroll = style({ maxHeight: '70vh', overflow: 'auto' });
export const table = style({ display: 'block', width: 'max-content', fontSize: text.small });
// Each group of rows is a block of its own, because browsers skip only blocks out of view.
export const rows = style({ display: 'block', gridTemplateColumns: 'inherit' });
export const head = style([
  rows,
  { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: color.surface },
]);
export const hiddenRows = style({ contentVisibility: 'auto' });
export const row = style({ display: 'grid', gridTemplateColumns: 'inherit' });
export const cell = style({
  padding: size(4, 10),
  borderBlockEnd: rules.solid(color.line),
  borderInlineEnd: rules.solid(color.line),
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { borderInlineStart: rules.solid(color.line) },
    'thead &': { borderBlockStart: rules.solid(color.line) },
  },
});
