import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { leading, radius, size, text } from '../../../theme/measures';
import { panel } from '../../primitives/Panel/Panel.css';

const { color } = vars;
const wide = '(min-width: 960px)';
const roomy = '(min-width: 640px)';

export const host = style({ containerType: 'inline-size' });
/** The form and the next steps, side by side if there is room. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: size(24),
  '@container': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${size(288)}` } },
});
/** Container queries of the fields measure the sheet, not the page. */
export const sheet = style([panel, { containerType: 'inline-size' }]);
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(20),
  padding: size(16),
  '@container': { [roomy]: { padding: size(20) } },
  // The delay prevents flicker after a quick answer.
  ':disabled': { opacity: 0.6, transition: 'opacity 200ms 200ms' },
});
export const title = style({ fontSize: text.section, letterSpacing: '-.02em' });
export const foot = style({
  display: 'grid',
  gap: size(12),
  padding: `${size(12)} ${size(16)}`,
  borderTop: `1px solid ${color.line}`,
  borderRadius: `0 0 ${radius.large} ${radius.large}`,
  background: `color-mix(in srgb, ${color.surfaceSunken} 55%, ${color.surface})`,
  '@container': { [roomy]: { paddingInline: size(20) } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${size(8)} ${size(16)}`,
});
export const progress = style({
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: leading.snug,
});
/** A place for messages. It takes no room while empty. */
export const spare = style({ ':empty': { position: 'absolute' } });
