import { style } from '@vanilla-extract/css';
import * as rules from '../../../../theme/rules';
import { color, radius, spacious, size, text, weight } from '../../../../theme/tokens';
import { button, smallButton } from '../../../ui/buttons/buttons.css';
import { dangerButton } from '../../EditSection/EditSection.css';

export const row = style({
  ...rules.dividedRow(8),
  ...rules.wrappingRow(4, 16),
  '@container': {
    [spacious]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
    },
  },
});
/** A version that will be deleted. */
export const deleted = style({});
const struckIfDeleted = {
  selectors: { [`${deleted} &`]: { color: color.textMuted, textDecoration: 'line-through' } },
};
const link = { ...rules.inlineRow(4), minHeight: size(24), overflowWrap: 'anywhere' } as const;
export const slug = style({
  ...link,
  ...struckIfDeleted,
  ...rules.slugText,
  fontWeight: weight.semibold,
});
export const actions = style({
  ...rules.wrappingRow(8),
  justifyContent: 'flex-end',
  minWidth: 0,
  minHeight: size(32),
  marginInlineStart: 'auto',
  fontSize: text.small,
});
export const doi = style(link);
export const smallDanger = style([dangerButton, smallButton]);
/** A button that is not allowed and only shows why. */
export const forbidden = style([
  button,
  smallButton,
  {
    color: color.textMuted,
    background: color.surfaceSunken,
    borderStyle: 'dashed',
    boxShadow: 'none',
    cursor: 'not-allowed',
    ':active': { boxShadow: 'none' },
  },
]);
export const remark = style({ ...rules.mutedSmall, gridColumn: '1 / -1', flexBasis: '100%' });
/** Contents and day, below the slug. */
export const detail = style([remark, struckIfDeleted, { overflowWrap: 'anywhere' }]);
/** Above the disk images or the templates. */
export const groupHeading = style({
  fontSize: text.body,
  fontWeight: weight.semibold,
  marginTop: size(8),
});
export const note = style({
  ...rules.noteBox('warm'),
  display: 'grid',
  justifyItems: 'start',
  gap: size(6),
});
export const noteHeading = style({ color: color.warmText, fontWeight: weight.semibold });
/** The paragraphs of a question. */
export const question = style(rules.stack(12));
export const versions = style({ ...rules.slugText, marginTop: size(4), color: color.text });
export const warning = style({
  ...rules.tinted('warm'),
  padding: size(8, 12),
  borderRadius: radius.small,
  color: color.text,
});
