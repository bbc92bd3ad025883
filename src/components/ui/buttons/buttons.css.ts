import { style } from '@vanilla-extract/css';
import { inlineRow, plainButton, smallBold, solid, square } from '../../../theme/rules';
import { color, keyDepth, motion, radius, size, text, weight } from '../../../theme/tokens';

const keyed = (edge: string) => `inset 0 calc(${keyDepth} * -1) 0 ${edge}`;

/** A button with an edge that goes down when pressed. Also for links that look like buttons. */
export const button = style({
  ...inlineRow(8),
  justifyContent: 'center',
  minHeight: size(40),
  padding: `0 ${size(16)} ${keyDepth}`,
  border: solid(color.edge),
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: keyed(color.key),
  fontWeight: weight.medium,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${motion.fast}, box-shadow ${motion.fast}`,
  ':hover': { background: color.surfaceSunken },
  ':active': { boxShadow: 'inset 0 1px 2px rgb(0 0 0 / .18)', paddingBlock: `${keyDepth} 0` },
  ':disabled': {
    color: color.textMuted,
    background: color.surfaceSunken,
    borderStyle: 'dashed',
    boxShadow: 'none',
    cursor: 'default',
  },
});

/** The main action. */
export const primary = style({
  background: color.accent,
  borderColor: color.accentKey,
  color: color.onAccent,
  boxShadow: keyed(color.accentKey),
  fontWeight: weight.semibold,
  ':hover': { background: color.accentHover },
  ':active': { background: color.accentPress },
});

/** The main action of a card. */
export const soft = style({
  background: color.accentSoft,
  borderColor: color.accentEdge,
  color: color.accentText,
  boxShadow: keyed(`color-mix(in srgb, ${color.accentEdge} 40%, transparent)`),
  fontWeight: weight.semibold,
  ':hover': { background: color.accentSoftHover },
});

/** A small button. */
export const smallButton = style({
  minHeight: size(32),
  paddingInline: size(12),
  fontSize: text.small,
  borderRadius: radius.small,
});

/** A large button. */
export const largeButton = style({ minHeight: size(46), paddingInline: size(20) });

/** A button as wide as its container. */
export const wideButton = style({ width: '100%' });

/** A button with only an icon. Give it an accessible name. */
export const iconButton = style({
  ...plainButton,
  ...square(32),
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius.small,
  color: color.textMuted,
  ':hover': { background: color.surfaceSunken, color: color.text },
});

/** A button that looks like a link. */
export const textButton = style({
  ...plainButton,
  ...inlineRow(4),
  ...smallBold,
  minHeight: size(24),
  color: color.accentText,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '.18em',
  ':hover': { textDecorationColor: 'currentColor' },
});
