import { style } from '@vanilla-extract/css';
import {
  chosen,
  fieldBox,
  outlinedIfForced,
  plainButton,
  smallBold,
  spreadRow,
  wrappingRow,
} from '../../../theme/rules';
import { color, font, leading, radius, size, text } from '../../../theme/tokens';

export const box = style({ fontSize: text.small, lineHeight: 1.55 });
export const bar = style({ ...spreadRow(8), minHeight: size(36), marginBottom: size(12) });
export const tabs = style({ display: 'flex', gap: size(4) });
export const tab = style({
  ...plainButton,
  ...smallBold,
  ...outlinedIfForced('&[aria-selected="true"]'),
  minHeight: size(36),
  padding: size(0, 12),
  borderRadius: radius.small,
  color: color.textMuted,
  ':hover': { color: color.text },
  selectors: { '&[aria-selected="true"]': chosen },
});
export const sheet = style({
  padding: size(12),
  borderRadius: radius.medium,
  background: color.codeBg,
  color: color.codeText,
  overflowX: 'auto',
});
export const sentence = style({
  fontFamily: 'inherit',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const archived = style({ marginTop: size(12), overflowWrap: 'anywhere' });
export const code = style({
  direction: 'ltr',
  textAlign: 'left',
  fontFamily: font.mono,
  lineHeight: leading.body,
});
export const choice = style({ ...wrappingRow(8), marginBottom: size(12) });
/** A row of boxes, so that the select is behind its name in a right-to-left page, too. */
export const label = style({ display: 'flex', alignItems: 'center', gap: size(4), minWidth: 0 });
export const select = style({
  ...fieldBox,
  maxWidth: '100%',
  minHeight: size(32),
  paddingInline: size(8),
  borderRadius: radius.small,
});
export const tools = style({ ...wrappingRow(8), marginTop: size(12) });
