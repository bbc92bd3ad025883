import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { radius, size, text, weight } from '../../src/theme/tokens';

const { color, font } = vars;

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: size(10),
  minHeight: size(32),
  cursor: 'pointer',
  fontWeight: weight.medium,
});
export const box = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: size(40),
  height: size(24),
  margin: 0,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.full,
  background: color.surfaceSunken,
  // A border, because forced colours replace backgrounds.
  '::before': {
    content: '',
    position: 'absolute',
    top: size(3),
    insetInlineStart: size(3),
    border: `${size(7)} solid ${color.edge}`,
    borderRadius: radius.full,
  },
  ':checked': { borderColor: color.accent, background: color.accent },
  selectors: {
    '&:checked::before': { insetInlineStart: size(19), borderColor: color.onAccent },
  },
});
export const remark = style({ marginTop: size(4) });
export const place = style({ marginBottom: size(8), fontSize: text.large });
export const list = style({ display: 'grid', gap: size(6) });
export const row = style({ display: 'flex', alignItems: 'baseline', gap: size(12) });
export const keys = style({
  flex: `0 0 ${size(136)}`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(4),
});
export const key = style({
  padding: `0 ${size(6)}`,
  border: `1px solid ${color.edge}`,
  borderBottomWidth: '2px',
  borderRadius: radius.xs,
  background: color.surfaceSunken,
  fontFamily: font.mono,
  fontSize: text.small,
});
