import { style } from '@vanilla-extract/css';
import { stack } from '../../../theme/rules';
import { leading, radius, spacious, size, text, weight } from '../../../theme/tokens';
import { besideField, fieldRow } from '../../ui/Field/fieldRows.css';
import * as sortable from '../../ui/Sortable/SortableRows.css';

export const legend = style({
  padding: 0,
  marginBottom: size(4),
  fontSize: text.large,
  fontWeight: weight.bold,
  lineHeight: leading.tight,
  letterSpacing: '-.015em',
});
export const rows = style({ ...stack(8), marginTop: size(12) });
export const notes = style({ ...stack(4), marginTop: size(8) });
/** A suggested author, with known facts about them below the name. */
export const suggestion = style({
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
});
export const add = style({ marginTop: size(12) });

const fields = 'minmax(0, 1.1fr) minmax(0, 1.3fr) minmax(0, 1.3fr)';
/** The only row cannot move. */
export const onlyRow = style([
  fieldRow,
  { '@container': { [spacious]: { gridTemplateColumns: `${fields} ${size(32)}` } } },
]);
export const row = style([
  fieldRow,
  sortable.row,
  {
    borderRadius: radius.small,
    '@container': { [spacious]: { gridTemplateColumns: `${size(32)} ${fields} auto` } },
  },
]);
/** A button beside the first field. */
export const handle = style([besideField, { display: 'flex', alignItems: 'center' }]);
/** Below the handle on narrow pages, at the end of the row on wide ones. */
export const actions = style({
  display: 'grid',
  gap: size(4),
  gridColumn: 2,
  gridRow: '2 / span 2',
  marginTop: size(24),
  '@container': {
    [spacious]: {
      gridColumn: 'auto',
      gridRow: 'auto',
      gridAutoFlow: 'column',
      gap: 0,
      alignItems: 'center',
      height: size(40),
    },
  },
});
/** Wide pages show the labels of the first row only. */
export const later = style({ '@container': { [spacious]: { marginTop: 0 } } });
