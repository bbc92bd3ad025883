import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, text } from '../../../theme/measures';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: `${size(4)} ${size(12)}`,
  padding: `${size(8)} ${size(12)}`,
  border: `1px solid ${vars.color.dangerEdge}`,
  borderRadius: radius.medium,
  background: vars.color.dangerSoft,
  color: vars.color.text,
  fontSize: text.small,
});
