import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, font, forcedColors, radius, size, text } from '../../../theme/tokens';

/** Height of a row in pixels, at the default text size. */
export const rowHeight = 32;

export const tree = style({
  ...rules.panelBox,
  position: 'relative',
  maxHeight: size(rowHeight * 14),
  overflow: 'auto',
  overscrollBehavior: 'contain',
});
export const rows = style({ position: 'relative', padding: size(4, 0) });
export const row = style({
  ...rules.flexRow(8),
  minHeight: size(rowHeight),
  paddingInlineEnd: size(12),
  fontSize: text.small,
  cursor: 'pointer',
  ':hover': { background: color.surfaceRaised },
  selectors: {
    '&[aria-selected="true"]': rules.chosen,
    [`${tree}:focus-visible &[data-active]`]: {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: radius.xs,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-selected="true"]': { border: '1px solid' } } },
  },
});
export const sign = style({ flex: 'none', width: size(16), color: color.textMuted });
export const open = style({ rotate: '90deg' });
export const name = style({ ...rules.ellipsis, flex: 1, minWidth: 0 });
export const remark = style({ flex: 'none', color: color.textMuted, fontFamily: font.mono });
