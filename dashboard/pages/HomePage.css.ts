import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { leading, radius, size, text } from '../../src/theme/tokens';
import { gutter } from '../shell/Shell.css';

const { color } = vars;
const wide = '(min-width: 56rem)';

export const hero = style({
  overflow: 'hidden',
  background: `color-mix(in srgb, ${color.accentSoft} 60%, ${color.bg})`,
  borderBottom: `1px solid ${color.line}`,
});
export const heroInner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: size(32),
  maxWidth: size(1280),
  margin: '0 auto',
  padding: `${size(32)} ${gutter}`,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', paddingBlock: 0 },
  },
});
export const heroTitle = style({
  maxWidth: '15ch',
  fontSize: `clamp(${size(32)}, 1.2rem + 3vw, ${size(48)})`,
  fontWeight: 700,
  lineHeight: 1.08,
  letterSpacing: '-.035em',
});
/** Only where it stands beside the search. */
export const picture = style({
  display: 'none',
  '@media': { [wide]: { display: 'block' } },
});
export const lead = style({
  marginTop: size(16),
  fontSize: size(19),
  lineHeight: 1.45,
  color: color.textMuted,
  textWrap: 'balance',
});
/** Keeps its line while the figures are not known. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${size(16)}`,
  minHeight: size(24),
  marginTop: size(12),
  color: color.textMuted,
  fontSize: text.small,
});
export const doors = style({
  display: 'grid',
  gap: size(16),
  '@media': { '(min-width: 48rem)': { gridTemplateColumns: '1fr 1fr' } },
});
export const door = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${size(4)} ${size(16)}`,
  padding: size(20),
  '@media': {
    '(min-width: 48rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      padding: `${size(20)} ${size(24)}`,
    },
  },
});
export const doorSign = style({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  width: size(48),
  height: size(48),
  borderRadius: radius.large,
  background: color.accentSoft,
  color: color.accentText,
  fontSize: size(19),
});
export const doorTitle = style({ alignSelf: 'end', fontSize: text.large });
export const doorText = style({
  alignSelf: 'start',
  fontSize: text.small,
  lineHeight: leading.snug,
  color: color.textMuted,
});
export const doorLink = style({
  gridColumn: '1 / -1',
  marginTop: size(12),
  '@media': { '(min-width: 48rem)': { gridColumn: '3', gridRow: '1 / span 2', margin: 0 } },
});
export const headRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${size(8)} ${size(16)}`,
  margin: `${size(64)} 0 ${size(16)}`,
});
export const tagsTitle = style({ margin: `${size(64)} 0 ${size(16)}` });
export const sectionTitle = style({ fontSize: text.section, letterSpacing: '-.02em' });
