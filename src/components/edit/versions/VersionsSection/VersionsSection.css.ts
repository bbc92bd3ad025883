import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css';
import { leading, radius, size, text, weight } from '../../../../theme/measures';
import { button, smallButton } from '../../../primitives/buttons/buttons.css';
import { dangerButton } from '../../EditSection/EditSection.css';

const { color } = vars;
const roomy = '(min-width: 640px)';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${size(4)} ${size(16)}`,
  minWidth: 0,
  paddingBlock: size(8),
  borderTop: `1px solid ${color.line}`,
  selectors: {
    '&:first-child': { borderTop: 0, paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
  '@container': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: `minmax(${size(128)}, ${size(176)}) minmax(0, 1fr) auto`,
    },
  },
});
export const slug = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size(24),
  fontFamily: vars.font.mono,
  fontSize: size(14),
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
});
export const day = style({ color: color.textMuted, fontSize: text.small });
/** A version that will be deleted. */
export const going = style({});
const struck = { color: color.textMuted, textDecoration: 'line-through' } as const;
export const struckSlug = style({ selectors: { [`${going} &`]: struck } });
export const struckDay = style({ selectors: { [`${going} &`]: struck } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: size(8),
  minWidth: 0,
  minHeight: size(32),
  marginInlineStart: 'auto',
  fontSize: text.small,
});
export const doi = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(4),
  minHeight: size(24),
  overflowWrap: 'anywhere',
});
export const smallDanger = style([dangerButton, smallButton]);
/** A button that is not allowed and only shows why. */
export const barred = style([
  button,
  smallButton,
  {
    color: color.textMuted,
    background: color.surfaceSunken,
    borderStyle: 'dashed',
    boxShadow: 'none',
    cursor: 'not-allowed',
    ':hover': { background: color.surfaceSunken },
    ':active': { boxShadow: 'none' },
  },
]);
export const remark = style({
  gridColumn: '1 / -1',
  flexBasis: '100%',
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: leading.snug,
});
export const note = style({
  display: 'grid',
  justifyItems: 'start',
  gap: size(6),
  padding: `${size(12)} ${size(16)}`,
  border: `1px solid ${color.warmEdge}`,
  borderRadius: radius.medium,
  background: color.warmSoft,
  fontSize: text.small,
  lineHeight: leading.snug,
});
export const noteHeading = style({ color: color.warmText, fontWeight: weight.semibold });
/** The paragraphs of a question. */
export const question = style({ display: 'grid', gap: size(12) });
export const marked = style({
  marginBlockStart: size(4),
  color: color.text,
  fontFamily: vars.font.mono,
  fontSize: size(14),
});
export const warning = style({
  padding: `${size(8)} ${size(12)}`,
  border: `1px solid ${color.warmEdge}`,
  borderRadius: radius.small,
  background: color.warmSoft,
  color: color.text,
});
