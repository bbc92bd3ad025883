import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, size } from '../../../theme/tokens';
import { panel as framed } from '../FoldedPart/FoldedPart.css';

export const panel = style([framed, { gap: size(20) }]);
export const remark = style(rules.mutedSmall);
export const citation = style(rules.stack(4));
export const outcome = style({ ...rules.wrappingRow(8), ...rules.mutedSmall });
export const fields = style(rules.stack(20));
export const problem = style({ ...rules.small, color: color.dangerText });
export const hours = style({ maxWidth: size(240) });
