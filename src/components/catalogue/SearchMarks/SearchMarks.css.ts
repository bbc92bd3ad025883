import { style } from '@vanilla-extract/css';
import { color, text } from '../../../theme/tokens';

/** The underline shows a match without colours, too. */
export const mark = style({
  color: 'inherit',
  background: color.accentSoft,
  textDecoration: `underline ${color.accentEdge}`,
  textUnderlineOffset: '0.2em',
});

export const where = style({
  margin: 0,
  fontSize: text.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
