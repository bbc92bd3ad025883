import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { size } from '../../../theme/measures';

/** A line of a panel's list, divided from the one before it. */
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
/** A link within small print, tall enough to be hit. */
export const rowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(4),
  minHeight: size(24),
});
