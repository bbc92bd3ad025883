import { style } from '@vanilla-extract/css';
import { centred, mutedSmall, stack, wrappingRow } from '../../../../theme/rules';
import { color, spacious, size } from '../../../../theme/tokens';
import { input } from '../../../ui/Field/Field.css';
import { besideField, fieldRow } from '../../../ui/Field/fieldRows.css';

export const remark = style(mutedSmall);
export const rows = style({ ...stack(8), maxWidth: size(640) });

const columns = `minmax(0, 1fr) ${size(192)} ${size(32)}`;
export const row = style([
  fieldRow,
  { '@container': { [spacious]: { gridTemplateColumns: columns } } },
]);
/** Looks like a field but cannot be edited. */
export const fixed = style([
  input,
  {
    borderColor: color.line,
    background: color.surfaceSunken,
    textOverflow: 'ellipsis',
    ':hover': { borderColor: color.line },
    selectors: { '&[data-removed]': { color: color.textMuted, textDecoration: 'line-through' } },
  },
]);
export const lock = style([besideField, { ...centred, width: size(32), color: color.textMuted }]);
/** The planned change, and a button to undo it. */
export const change = style({ ...wrappingRow(4, 10), gridColumn: '1 / -1' });
export const outcomes = style({ ...stack(2), overflowWrap: 'anywhere' });
