import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { size, text, weight } from '../../../theme/measures';
import { iconButton } from '../../primitives/buttons/buttons.css';

const { color } = vars;
const wide = '(min-width: 640px)';

export const legend = style({
  padding: 0,
  marginBottom: size(4),
  fontSize: text.large,
  fontWeight: weight.bold,
  lineHeight: 1.25,
  letterSpacing: '-.015em',
});
export const rows = style({ display: 'grid', gap: size(8), marginTop: size(12) });
export const add = style({ marginTop: size(12) });
/** Three fields and a button in one line. On narrow pages the fields are stacked. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size(32)}`,
  alignItems: 'start',
  gap: size(8),
  '@container': {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1.1fr) minmax(0, 1.3fr) minmax(0, 1.3fr) ${size(32)}`,
    },
  },
  selectors: {
    '& + &': { paddingTop: size(12), borderTop: `1px solid ${color.line}` },
  },
});
/** On wide pages only the first row shows labels. */
export const flush = style({
  '@container': {
    [wide]: { selectors: { '& + &': { paddingTop: 0, borderTop: 0 } } },
  },
});
export const cell = style({ gridColumn: 1, '@container': { [wide]: { gridColumn: 'auto' } } });
export const laterLabel = style({
  '@container': {
    [wide]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const remove = style([
  iconButton,
  {
    gridColumn: 2,
    gridRow: 1,
    height: size(40),
    // Aligned with the field below the label.
    marginTop: size(24),
    ':hover': { background: color.dangerSoft, color: color.dangerText },
    '@container': { [wide]: { gridColumn: 'auto', gridRow: 'auto' } },
  },
]);
export const levelRemove = style({ '@container': { [wide]: { marginTop: 0 } } });
