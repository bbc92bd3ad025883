import { style } from '@vanilla-extract/css';
import { fieldBox, inForcedColors, inlineRow, spreadRow, stack } from '../../../theme/rules';
import { color, radius, size, text, weight } from '../../../theme/tokens';

export const catalogue = style(stack(20));
export const results = style(stack(12));
export const line = style({ ...spreadRow(8, 16), minHeight: size(32) });
export const count = style({
  ...inlineRow(8),
  fontSize: text.body,
  fontWeight: weight.semibold,
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const sort = style({ ...inlineRow(8), fontSize: text.small, color: color.textMuted });
export const select = style({
  ...fieldBox,
  // The system's arrow is visible in its colours.
  ...inForcedColors({ appearance: 'auto', backgroundImage: 'none', paddingInlineEnd: size(12) }),
  appearance: 'none',
  minHeight: size(32),
  paddingBlock: 0,
  paddingInline: size(12, 32),
  borderRadius: radius.small,
  color: color.text,
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
  backgroundSize: '5px 5px',
  backgroundPosition: 'right 16px top 55%, right 11px top 55%',
  backgroundRepeat: 'no-repeat',
  cursor: 'pointer',
  selectors: { '&:dir(rtl)': { backgroundPosition: 'left 11px top 55%, left 16px top 55%' } },
});
