import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, text } from '../../../theme/measures';

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: size(8),
  padding: `${size(48)} ${size(16)}`,
  textAlign: 'center',
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: radius.large,
});
export const failed = style({
  border: `1px solid ${vars.color.dangerEdge}`,
  background: vars.color.surface,
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: size(44),
  height: size(44),
  marginBottom: size(8),
  borderRadius: radius.medium,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: size(19),
  selectors: {
    [`${failed} &`]: { background: vars.color.dangerSoft, color: vars.color.dangerText },
  },
});
export const heading = style({ fontSize: text.large });
export const remark = style({
  color: vars.color.textMuted,
  fontSize: text.small,
  maxWidth: '44ch',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: size(8),
  marginTop: size(12),
});
