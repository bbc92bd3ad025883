import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { size } from '../../../theme/measures';

/** A row of a panel's list, with a line above. */
export const row = style({
  minWidth: 0,
  paddingBlock: size(10),
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { borderTop: 0, paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});
/** A link in small text, high enough to press. */
export const rowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(4),
  minHeight: size(24),
});
