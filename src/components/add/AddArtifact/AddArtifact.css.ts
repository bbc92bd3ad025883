import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, radius, size, weight } from '../../../theme/tokens';

export const tabs = style({ ...rules.wrappingRow(4), marginBottom: size(16) });
export const tab = style({
  ...rules.plainButton,
  ...rules.inlineRow(8),
  ...rules.outlinedIfForced('&[aria-selected="true"]'),
  minHeight: size(40),
  padding: size(0, 12),
  border: '1px solid transparent',
  borderRadius: radius.medium,
  color: color.textMuted,
  fontWeight: weight.semibold,
  ':hover': { color: color.text, background: color.surfaceSunken },
  selectors: { '&[aria-selected="true"]': { ...rules.chosen, borderColor: color.accentEdge } },
});
export const sheet = style({ borderRadius: radius.large });
