import { style } from '@vanilla-extract/css';
import { inlineRow, linkedTitle } from '../../../theme/rules';
import { color, radius, size, text } from '../../../theme/tokens';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: size(6) });
export const tag = style({
  ...inlineRow(5),
  position: 'relative',
  minWidth: 0,
  minHeight: size(24),
  maxWidth: '100%',
  paddingInline: size(6, 8),
  borderRadius: radius.small,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: 1.3,
});
export const name = style({
  ...linkedTitle,
  minWidth: 0,
  color: 'inherit',
  overflowWrap: 'anywhere',
  selectors: {
    ...linkedTitle.selectors,
    // The whole chip is the link.
    '&[href]::after': { content: '', position: 'absolute', inset: 0 },
  },
});
