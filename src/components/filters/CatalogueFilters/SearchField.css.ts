import { style } from '@vanilla-extract/css';
import { flexRow, searchBox, solid } from '../../../theme/rules';
import { color, font, phone, radius, size, text } from '../../../theme/tokens';

const middle = { position: 'absolute', top: '50%', transform: 'translateY(-50%)' } as const;

export const search = style({ position: 'relative', flex: 1 });
export const sign = style({
  ...middle,
  insetInlineStart: size(14),
  display: 'flex',
  color: color.textMuted,
});
export const field = style({
  ...searchBox,
  width: '100%',
  minHeight: size(46),
  paddingBlock: 0,
  paddingInline: size(44, 124),
  appearance: 'none',
  '::-webkit-search-cancel-button': { display: 'none' },
});
/** The search tips in it lie above the filters. */
export const end = style({ ...middle, ...flexRow(6), insetInlineEnd: size(8), zIndex: 1 });
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: size(24),
  height: size(24),
  border: solid(color.line),
  borderBottomWidth: '2px',
  borderRadius: radius.xs,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontFamily: font.mono,
  fontSize: text.small,
  lineHeight: 1,
  '@container': { [phone]: { display: 'none' } },
});
