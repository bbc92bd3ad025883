import { style } from '@vanilla-extract/css';
import { solid, toned, visuallyHidden } from '../../../theme/rules';
import { color, spacious, size } from '../../../theme/tokens';
import { iconButton } from '../buttons/buttons.css';

// Rows of fields, with a button at the end of each. Narrow pages stack the fields of a row.

export const fieldRow = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size(32)}`,
  alignItems: 'start',
  gap: size(8),
  selectors: { '& + &': { paddingTop: size(12), borderTop: solid(color.line) } },
  '@container': { [spacious]: { selectors: { '& + &': { paddingTop: 0, borderTop: 0 } } } },
});
export const cell = style({ gridColumn: 1, '@container': { [spacious]: { gridColumn: 'auto' } } });
/** Wide pages show the labels of the first row only. */
export const laterLabel = style({ '@container': { [spacious]: visuallyHidden } });
/** Next to a field, below the line of its label. */
export const besideField = style({
  gridColumn: 2,
  gridRow: 1,
  height: size(40),
  marginTop: size(24),
  '@container': { [spacious]: { gridColumn: 'auto', gridRow: 'auto' } },
});
export const withoutLabel = style({ '@container': { [spacious]: { marginTop: 0 } } });
export const removeIcon = style([iconButton, { ':hover': toned('danger') }]);
export const removeButton = style([removeIcon, besideField]);
