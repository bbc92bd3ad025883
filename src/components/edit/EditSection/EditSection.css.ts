import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, narrow, spacious, size } from '../../../theme/tokens';
import { button } from '../../ui/buttons/buttons.css';

export const head = style({ ...rules.spreadRow(8, 16), minHeight: size(32) });
export const heading = style(rules.sectionHeading);
export const actions = style(rules.wrappingRow(8));
/** At the end of the line. On its own line if there is no space. */
export const end = style({
  ...rules.wrappingRow(8),
  flexBasis: '100%',
  '@container': { [spacious]: { flexBasis: 'auto', marginInlineStart: 'auto' } },
});
export const warmPill = style({ ...rules.pill, ...rules.toned('warm'), whiteSpace: 'nowrap' });
export const dangerPill = style({ ...rules.pill, ...rules.toned('danger'), whiteSpace: 'nowrap' });
/** With a dot in front. Narrow pages omit the dot, so that the text fits beside the buttons. */
export const unsaved = style([
  warmPill,
  {
    ...rules.inForcedColors({
      '::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
    }),
    '::before': {
      ...rules.square(8),
      content: '',
      borderRadius: '50%',
      background: color.warmEdge,
    },
    '@container': { [narrow]: { padding: 0, background: 'none', '::before': { display: 'none' } } },
  },
]);
/** A button for an action that cannot be undone. */
export const dangerButton = style([
  button,
  {
    borderColor: color.dangerEdge,
    color: color.dangerText,
    ':hover': { background: color.dangerSoft },
  },
]);
