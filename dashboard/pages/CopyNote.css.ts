import { style } from '@vanilla-extract/css';
import { size } from '../../src/theme/tokens';

export const note = style({
  display: 'grid',
  gap: size(8),
  marginBottom: size(16),
  padding: size(12, 16),
  overflowWrap: 'anywhere',
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: size(8),
  minHeight: size(24),
});
export const box = style({
  flex: 'none',
  width: size(16),
  height: size(16),
});
