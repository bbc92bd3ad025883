import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, text } from '../../../theme/measures';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: size(6) });
/** One line with truncated chips. A narrow card wraps instead. */
export const single = style({
  flexWrap: 'nowrap',
  '@container': { '(max-width: 256px)': { flexWrap: 'wrap' } },
});
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(5),
  minWidth: 0,
  minHeight: size(24),
  maxWidth: '100%',
  paddingBlock: 0,
  paddingInline: `${size(6)} ${size(8)}`,
  borderRadius: radius.small,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: text.small,
  lineHeight: 1.3,
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const rest = style({ flex: 'none', paddingInline: size(7) });
