import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, size, text } from '../../../theme/tokens';
import { panel as framed } from '../FoldedPart/FoldedPart.css';

export const panel = style([
  framed,
  {
    selectors: {
      '&[data-over="true"]': { borderColor: color.accentEdge, background: color.accentSoft },
    },
  },
]);
export const start = style(rules.stack(8));
export const actions = style(rules.wrappingRow(8));
export const outcome = style({ ...rules.small, ...rules.stack(4), overflowWrap: 'anywhere' });
export const offers = style(rules.stack(6));
export const offer = style({ ...rules.spreadRow(4, 12), overflowWrap: 'anywhere' });
export const repository = style({
  ...rules.small,
  ...rules.spreadRow(4, 12),
  overflowWrap: 'anywhere',
});
export const offered = style({ ...rules.clamp(3), flex: 1, minWidth: size(160) });
export const filled = style({
  ...rules.inlineRow(8),
  fontSize: text.small,
  marginInlineStart: 'auto',
});
export const source = style({ color: color.textMuted, overflowWrap: 'anywhere' });
