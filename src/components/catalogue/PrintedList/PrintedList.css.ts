import { style } from '@vanilla-extract/css';
import { clamp, ellipsis, solid } from '../../../theme/rules';
import { size, text, weight } from '../../../theme/tokens';

/** On paper only, black on white. */
export const list = style({
  display: 'none',
  '@media': { print: { display: 'block', color: 'CanvasText', fontSize: text.small } },
});
export const item = style({
  breakInside: 'avoid',
  paddingBlock: size(6),
  borderTop: solid('GrayText'),
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
export const title = style({ ...clamp(2), fontSize: size(14), fontWeight: weight.semibold });
export const authors = style(ellipsis);
export const summary = style(clamp(2));
export const address = style(ellipsis);
