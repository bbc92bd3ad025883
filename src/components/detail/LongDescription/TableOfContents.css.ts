import { style } from '@vanilla-extract/css';
import { panelBox, small, solid } from '../../../theme/rules';
import { color, radius, size, weight } from '../../../theme/tokens';
import { roomForContents } from './LongDescription.css';

export const contents = style({ ...small, minWidth: 0, '@media': { print: { display: 'none' } } });
export const room = style({ visibility: 'hidden' });
export const above = style({
  ...panelBox,
  borderRadius: radius.medium,
  '@container': { [roomForContents]: { display: 'none' } },
});
export const summary = style({
  padding: size(10, 16),
  fontWeight: weight.semibold,
  cursor: 'pointer',
  selectors: { [`${above}[open] > &`]: { borderBottom: solid(color.line) } },
  ':focus-visible': { borderRadius: radius.medium },
});
/** Stays visible beside the text. */
export const beside = style({
  display: 'none',
  '@container': {
    [roomForContents]: {
      display: 'block',
      position: 'sticky',
      top: size(80),
      maxHeight: `calc(100vh - ${size(104)})`,
      overflowY: 'auto',
    },
  },
});
export const title = style({ marginBottom: size(6), fontWeight: weight.semibold });
export const entry = style({
  selectors: {
    '&[data-depth="1"]': { paddingInlineStart: size(12) },
    '&[data-depth="2"]': { paddingInlineStart: size(24) },
    [`${above} &`]: { marginInline: size(16) },
    [`${above} &:first-child`]: { marginTop: size(8) },
    [`${above} &:last-child`]: { marginBottom: size(8) },
  },
});
export const link = style({
  display: 'block',
  minHeight: size(24),
  padding: size(4, 10),
  borderInlineStart: `2px solid ${color.line}`,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { color: color.text, textDecoration: 'underline' },
  // The scrolling list would cut an outline outside the link.
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current]': {
      borderColor: color.accent,
      color: color.accentText,
      fontWeight: weight.semibold,
    },
    [`${above} &`]: { paddingBlock: size(6) },
  },
});
