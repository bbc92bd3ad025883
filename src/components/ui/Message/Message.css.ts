import { style } from '@vanilla-extract/css';
import { centred, solid, square, toned, wrappingRow } from '../../../theme/rules';
import { color, radius, size, text } from '../../../theme/tokens';

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: size(8),
  padding: size(48, 16),
  textAlign: 'center',
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.large,
});
export const failed = style({ border: solid(color.dangerEdge), background: color.surface });
export const sign = style({
  ...centred,
  ...square(44),
  marginBottom: size(8),
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: size(19),
  selectors: { [`${failed} &`]: toned('danger') },
});
export const heading = style({ fontSize: text.large });
export const remark = style({
  color: color.textMuted,
  fontSize: text.small,
  maxWidth: '44ch',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const actions = style({ ...wrappingRow(8), justifyContent: 'center', marginTop: size(12) });
