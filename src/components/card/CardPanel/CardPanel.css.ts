import { style } from '@vanilla-extract/css';
import { scrollingText, solid } from '../../../theme/rules';
import { color, narrowCard, radius, size } from '../../../theme/tokens';

/**
 * Covers the part of a card that contains it, and reaches beyond the card only if that part is very
 * low. The card keeps its height, so that its row does not move.
 */
export const panel = style({
  position: 'absolute',
  zIndex: 1,
  top: size(-4),
  insetInline: `calc(${size(-16)} - 1px)`,
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100% + ${size(20)} + 1px)`,
  maxHeight: `max(calc(100% + ${size(20)} + 1px), ${size(160)})`,
  padding: size(4, 16, 12),
  border: solid(color.line),
  borderTop: 0,
  borderRadius: `0 0 ${radius.large} ${radius.large}`,
  background: color.surface,
  visibility: 'visible',
  '@container': {
    [narrowCard]: { insetInline: `calc(${size(-12)} - 1px)`, paddingInline: size(12) },
  },
});

/** The part of the card below a panel. It keeps its place, and no focus gets behind the panel. */
export const covered = style({ selectors: { [`&:has(${panel})`]: { visibility: 'hidden' } } });

export const contents = style({ ...scrollingText, flex: '0 1 auto', minHeight: 0 });
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flex: 'none',
  marginTop: 'auto',
  paddingTop: size(4),
});
