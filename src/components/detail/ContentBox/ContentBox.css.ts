import { style } from '@vanilla-extract/css';
import { pill, small, spreadRow, stack } from '../../../theme/rules';
import { textButton } from '../../ui/buttons/buttons.css';
import { color, radius, size, text, weight } from '../../../theme/tokens';

/** The page's most prominent panel. */
export const box = style({
  background: color.accentSoft,
  borderColor: `color-mix(in srgb, ${color.accentEdge} 45%, transparent)`,
});
export const version = style({ overflowWrap: 'anywhere' });
export const content = style(stack(8));
const phone = '(max-width: 42.6em)';
export const folded = style({ ...stack(8), '@container': { [phone]: { display: 'none' } } });
/** Shows only where there is something to unfold. */
export const unfold = style([
  textButton,
  {
    display: 'none',
    justifySelf: 'start',
    '@container': {
      [phone]: { display: 'inline-flex', selectors: { '&:has(+ :empty)': { display: 'none' } } },
    },
  },
]);
export const chip = style({ ...pill, background: color.surface, color: color.textMuted });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size(144)}), 1fr))`,
  gap: size(8),
});
export const minor = style({ paddingInline: size(4), fontSize: text.small });
export const links = style({ ...stack(0), fontWeight: weight.semibold });
export const link = style({ display: 'flex', minWidth: 0 });
export const group = style({ ...stack(8), marginTop: size(4) });
export const groupTitle = style({ fontSize: text.small });
export const images = style(stack(8));
export const image = style({
  ...spreadRow(8),
  padding: size(12),
  borderRadius: radius.medium,
  background: color.surface,
});
export const question = style({ width: 'fit-content', minHeight: size(24), cursor: 'pointer' });
export const steps = style({
  ...stack(4),
  listStyle: 'decimal',
  marginTop: size(4),
  paddingInlineStart: size(20),
});
export const verified = style({ color: color.accentText, fontWeight: weight.semibold });
export const daypass = style({ ...small, color: color.textMuted });
export const imageText = style({ minWidth: 0, overflowWrap: 'anywhere' });
