import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { radius, size, text } from '../../src/theme/tokens';

export const sheet = style({
  display: 'grid',
  justifyItems: 'center',
  gap: size(8),
  padding: `${size(64)} ${size(16)}`,
  textAlign: 'center',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
});
export const mosaic = style({ width: size(176), marginBottom: size(16) });
export const heading = style({ fontSize: text.section });
export const remark = style({ maxWidth: '44ch', color: vars.color.textMuted, textWrap: 'balance' });
export const back = style({ marginTop: size(12) });
