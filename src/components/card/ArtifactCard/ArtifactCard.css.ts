import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { leading, radius, size, text, weight } from '../../../theme/measures';
import { mid } from '../Glyph/Glyph.css';

const { color } = vars;

/** The card's container: a narrow card gets a narrow layout. */
export const slot = style({ containerType: 'inline-size', display: 'grid', minWidth: 0 });
const narrow = '(max-width: 256px)';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: size(12),
  minWidth: 0,
  padding: size(16),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  fontSize: text.small,
  lineHeight: leading.snug,
  transition: `border-color ${vars.motion.fast}`,
  ':hover': { borderColor: mid },
  '@container': { [narrow]: { padding: size(12) } },
});
export const head = style({
  display: 'flex',
  gap: size(12),
  alignItems: 'center',
  minHeight: size(44),
  '@container': { [narrow]: { flexDirection: 'column', alignItems: 'flex-start' } },
});
export const title = style({
  minWidth: 0,
  fontSize: text.large,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
});
/** At most two lines. */
export const titleText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.text,
  textDecoration: 'none',
  selectors: { 'a&:hover': { color: color.accentText, textDecoration: 'underline' } },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size(6),
  minWidth: 0,
  minHeight: size(28),
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${size(8)} ${size(12)}`,
  paddingTop: size(12),
  borderTop: `1px solid ${color.line}`,
});
export const actions = style({
  display: 'flex',
  gap: size(8),
  '@container': { [narrow]: { width: '100%', display: 'grid' } },
});
