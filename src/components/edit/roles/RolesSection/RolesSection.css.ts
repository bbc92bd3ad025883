import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css';
import { leading, size, text } from '../../../../theme/measures';
import { iconButton } from '../../../primitives/buttons/buttons.css';
import { input } from '../../../primitives/Field/Field.css';

const { color } = vars;
const roomy = '(min-width: 640px)';

export const remark = style({
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: leading.snug,
});
export const rows = style({ display: 'grid', gap: size(8), maxWidth: size(640) });
/** User, role and button in one line. On narrow pages the role stands below the user. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size(32)}`,
  alignItems: 'start',
  gap: size(8),
  selectors: { '& + &': { paddingTop: size(12), borderTop: `1px solid ${color.line}` } },
  '@container': {
    [roomy]: {
      gridTemplateColumns: `minmax(0, 1fr) ${size(192)} ${size(32)}`,
      // Only the first row shows labels.
      selectors: { '& + &': { paddingTop: 0, borderTop: 0 } },
    },
  },
});
export const cell = style({ gridColumn: 1, '@container': { [roomy]: { gridColumn: 'auto' } } });
export const laterLabel = style({
  '@container': {
    [roomy]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
/** Looks like a field but cannot be edited. */
export const fixed = style([
  input,
  {
    borderColor: color.line,
    background: color.surfaceSunken,
    textOverflow: 'ellipsis',
    ':hover': { borderColor: color.line },
    selectors: { '&[data-removed]': { color: color.textMuted, textDecoration: 'line-through' } },
  },
]);
/** Aligned with the fields, below their labels. */
const level = style({
  gridColumn: 2,
  gridRow: 1,
  height: size(40),
  marginTop: size(24),
  '@container': { [roomy]: { gridColumn: 'auto', gridRow: 'auto' } },
});
export const remove = style([
  iconButton,
  level,
  { ':hover': { background: color.dangerSoft, color: color.dangerText } },
]);
export const lock = style([
  level,
  { display: 'grid', placeItems: 'center', width: size(32), color: color.textMuted },
]);
export const withoutLabel = style({ '@container': { [roomy]: { marginTop: 0 } } });
/** The planned change, and a button to undo it. */
export const fate = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${size(4)} ${size(10)}`,
});
export const outcomes = style({ display: 'grid', gap: size(2) });
export const outcome = style({ overflowWrap: 'anywhere' });
