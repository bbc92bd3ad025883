import { style, styleVariants } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, font, leading, radius, size, text as sizes, weight } from '../../../theme/tokens';

export const cells = style({ ...rules.stack(24) });
/** The browser lays out a cell when it comes into view. */
export const cell = style({
  ...rules.stack(8),
  minWidth: 0,
  scrollMarginTop: size(80),
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${size(160)}`,
  selectors: {
    '&[data-linked]': {
      borderInlineStart: `3px solid ${color.accentEdge}`,
      paddingInlineStart: size(12),
    },
  },
});
export const head = style({
  ...rules.wrappingRow(4, 12),
  ...rules.mutedSmall,
  fontFamily: font.mono,
});
export const number = style({ color: 'inherit' });
export const source = style({
  minWidth: 0,
  padding: size(12),
  border: rules.solid(color.line),
  borderRadius: radius.medium,
  background: color.codeBg,
  color: color.codeText,
});
export const outputs = style({ ...rules.stack(12) });
export const output = style({ ...rules.stack(6), minWidth: 0 });
export const folding = style({ ...rules.stack(8), justifyItems: 'start' });
export const text = style({
  maxWidth: '100%',
  fontFamily: font.mono,
  fontSize: sizes.small,
  lineHeight: leading.snug,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 8,
});
export const html = style({ overflowWrap: 'break-word' });
export const errorText = style({
  padding: size(8, 12),
  borderRadius: radius.small,
  background: color.warmSoft,
});
export const failure = style({
  ...rules.tinted('danger'),
  padding: size(8, 12),
  borderRadius: radius.small,
});
export const failureTitle = style({
  ...rules.smallBold,
  color: color.dangerText,
  cursor: 'pointer',
  fontFamily: font.mono,
  overflowWrap: 'anywhere',
});
export const leftOut = style({ ...rules.mutedSmall, overflowWrap: 'anywhere' });
export const bold = style({ fontWeight: weight.bold });
export const italic = style({ fontStyle: 'italic' });
export const underlined = style({ textDecoration: 'underline' });
export const colors = styleVariants({
  red: { color: color.dangerText },
  yellow: { color: color.warmText },
  green: { color: color.accentText },
  blue: { color: color.infoText },
});
export const backgrounds = styleVariants({
  red: rules.toned('danger'),
  yellow: rules.toned('warm'),
  green: rules.toned('accent'),
  blue: rules.toned('info'),
});
