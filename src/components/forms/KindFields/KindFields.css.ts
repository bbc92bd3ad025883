import { globalStyle, style } from '@vanilla-extract/css';
import { inlineRow, mutedSmall, stack } from '../../../theme/rules';
import { color, font, spacious, size, weight } from '../../../theme/tokens';
import { fieldRow } from '../../ui/Field/fieldRows.css';

export const fields = style(stack(20));
export const busy = style({ display: 'inline-flex', alignSelf: 'center' });
export const option = style({ gap: size(8), minHeight: size(36) });
export const name = style({ flex: 1, minWidth: 0, fontWeight: weight.medium });
export const kind = style({ color: color.textMuted });
export const commit = style({ fontFamily: font.mono });
export const template = style({
  ...stack(8),
  justifyItems: 'start',
});
/** The text of a template. Its lines do not wrap, because indentation counts. */
export const templateText = style({ width: '100%' });
globalStyle(`${templateText} textarea`, {
  maxHeight: size(320),
  overflow: 'auto',
  fontFamily: font.mono,
  fontSize: size(13),
  whiteSpace: 'pre',
});
export const links = style({ ...stack(8), marginTop: size(8) });
export const link = style([
  fieldRow,
  {
    '@container': {
      [spacious]: { gridTemplateColumns: `minmax(0, 2fr) minmax(0, 3fr) ${size(32)}` },
    },
  },
]);
export const add = style({ marginTop: size(8) });
export const remark = style(mutedSmall);
export const guide = style(inlineRow(2));
