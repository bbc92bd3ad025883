import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { radius, size } from '../../src/theme/tokens';

export const sheet = style({
  display: 'grid',
  justifyItems: 'center',
  gap: size(16),
  padding: `${size(64)} ${size(16)}`,
  textAlign: 'center',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
});
export const words = style({ font: 'inherit' });
