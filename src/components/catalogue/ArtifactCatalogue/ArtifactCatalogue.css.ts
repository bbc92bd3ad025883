import { style } from '@vanilla-extract/css';
import {
  fieldBox,
  inForcedColors,
  inlineRow,
  spreadRow,
  stack,
  visuallyHidden,
  wrappingRow,
} from '../../../theme/rules';
import { color, narrow, radius, size, text, weight } from '../../../theme/tokens';

export const catalogue = style(stack(20));
export const results = style(stack(12));
export const line = style({ ...spreadRow(8, 16), minHeight: size(32) });
export const count = style({
  ...inlineRow(8),
  flex: `1 1 ${size(260)}`,
  fontSize: text.body,
  fontWeight: weight.semibold,
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});
/** Export and order. They have a line of their own where there is little space. */
export const tools = style({
  ...wrappingRow(8, 16),
  flex: '0 1 auto',
  justifyContent: 'flex-end',
  minWidth: 0,
});
export const sort = style({
  ...inlineRow(8),
  flex: `1 1 ${size(130)}`,
  minWidth: 0,
  fontSize: text.small,
  color: color.textMuted,
});
/** On phones, the chosen order says enough. */
export const sortLabel = style({
  whiteSpace: 'nowrap',
  '@media': { [narrow]: visuallyHidden },
});
export const select = style({
  ...fieldBox,
  // The system's arrow is visible in its colours.
  ...inForcedColors({ appearance: 'auto', backgroundImage: 'none', paddingInlineEnd: size(12) }),
  appearance: 'none',
  flex: 1,
  minWidth: 0,
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
