import { style } from '@vanilla-extract/css';
import * as rules from '../../../../theme/rules';
import { color, radius, size, text, weight } from '../../../../theme/tokens';
import * as sortable from '../../../ui/Sortable/SortableRows.css';

const narrow = '(max-width: 459px)';

export const heading = style({ marginBottom: size(8), fontSize: text.large });
export const nothing = style({
  ...rules.mutedSmall,
  padding: size(12, 16),
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.medium,
});
export const list = style(rules.stack(6));
export const row = style([
  {
    ...rules.flexRow(8),
    padding: size(6),
    border: rules.solid(color.line),
    borderRadius: radius.medium,
    background: color.surfaceRaised,
    selectors: { '&[data-refused="true"]': { borderColor: color.dangerEdge } },
    '@container': { [narrow]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
  },
  sortable.row,
]);
export const number = style({
  minWidth: size(20),
  color: color.textMuted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const content = style({
  ...rules.small,
  flex: 1,
  minWidth: 0,
  '@container': { [narrow]: { flexBasis: `calc(100% - ${size(128)})` } },
});
export const title = style({
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
});
export const refusal = style({ color: color.dangerText, overflowWrap: 'anywhere' });
export const remove = style({ ':hover': rules.toned('danger') });
