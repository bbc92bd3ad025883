import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { size, text, weight } from '../../src/theme/tokens';

export const prose = style({ maxWidth: size(704), fontSize: size(16), lineHeight: 1.65 });
export const heading = style({ fontSize: text.section, margin: `${size(32)} 0 ${size(12)}` });
export const paragraph = style({ marginTop: size(12) });
export const introduction = style({ marginBottom: size(12) });
export const offers = style({ display: 'grid', gap: size(16), marginTop: size(16) });
export const offer = style({
  paddingInlineStart: size(16),
  borderInlineStart: `3px solid ${vars.color.leaf}`,
});
export const offerName = style({ display: 'block', fontWeight: weight.semibold });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(12),
  marginTop: size(32),
});
