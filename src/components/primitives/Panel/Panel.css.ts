import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, text } from '../../../theme/measures';

/** A raised area on the page. */
export const panel = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
});
/** The usual padding of a panel. */
export const padded = style({ padding: size(20) });
/** Title at the start, a remark or an action at the end. */
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${size(4)} ${size(12)}`,
  minHeight: size(32),
  marginBottom: size(12),
});
export const panelTitle = style({ fontSize: text.large });
