import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, radius, spacious, size, weight, wide } from '../../../theme/tokens';
import { panel } from '../../ui/Panel/Panel.css';

export const host = style({ containerType: 'inline-size' });
/** The form and the next steps, side by side if there is space. */
export const layout = style({
  ...rules.stack(24),
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${size(288)}` } },
});
/** Container queries of the fields measure the sheet, not the page. */
export const sheet = style([panel, { containerType: 'inline-size' }]);
export const fields = style({
  ...rules.stack(20),
  padding: size(16),
  '@container': { [spacious]: { padding: size(20) } },
  // The delay prevents flicker after a quick response.
  ':disabled': { opacity: 0.6, transition: 'opacity 200ms 200ms' },
});
export const title = style(rules.sectionHeading);
export const foot = style({
  ...rules.stack(12),
  padding: size(12, 16),
  borderTop: rules.solid(color.line),
  borderRadius: `0 0 ${radius.large} ${radius.large}`,
  background: `color-mix(in srgb, ${color.surfaceSunken} 55%, ${color.surface})`,
  '@container': { [spacious]: { paddingInline: size(20) } },
});
export const actions = style(rules.wrappingRow(8, 16));
export const progress = style(rules.mutedSmall);
/** A place for messages. It takes no space while empty. */
export const spare = style({ ':empty': { position: 'absolute' } });
export const steps = style({ ...rules.stack(16), ...rules.small, counterReset: 'step' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: `${size(28)} minmax(0, 1fr)`,
  columnGap: size(12),
  color: color.textMuted,
  counterIncrement: 'step',
  '::before': {
    ...rules.centred,
    ...rules.square(28),
    ...rules.chosen,
    content: 'counter(step)',
    gridRow: 'span 2',
    borderRadius: '50%',
    fontWeight: weight.semibold,
  },
});
export const stepHeading = style({ ...rules.smallBold, color: color.text });
