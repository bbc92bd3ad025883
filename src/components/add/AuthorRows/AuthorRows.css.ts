import { style } from '@vanilla-extract/css';
import { stack } from '../../../theme/rules';
import { leading, roomy, size, text, weight } from '../../../theme/tokens';
import { fieldRow } from '../../primitives/Field/fieldRows.css';

export const legend = style({
  padding: 0,
  marginBottom: size(4),
  fontSize: text.large,
  fontWeight: weight.bold,
  lineHeight: leading.tight,
  letterSpacing: '-.015em',
});
export const rows = style({ ...stack(8), marginTop: size(12) });
export const add = style({ marginTop: size(12) });

const columns = `minmax(0, 1.1fr) minmax(0, 1.3fr) minmax(0, 1.3fr) ${size(32)}`;
export const row = style([
  fieldRow,
  { '@container': { [roomy]: { gridTemplateColumns: columns } } },
]);
