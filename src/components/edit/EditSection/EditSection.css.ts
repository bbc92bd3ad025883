import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, text, weight } from '../../../theme/measures';
import { button, primary } from '../../primitives/buttons/buttons.css';
import * as form from '../../add/Submission/FormPanel.css';

const { color } = vars;
const roomy = '(min-width: 640px)';
const narrow = '(max-width: 639px)';

/** Container queries of the fields measure the section, not the page. */
export const section = form.sheet;
export const fields = form.fields;
export const foot = form.foot;
export const progress = form.progress;
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${size(8)} ${size(16)}`,
  minHeight: size(32),
});
export const heading = style({
  fontSize: text.section,
  letterSpacing: '-.02em',
  // Takes the focus from the list of sections.
  ':focus': { outline: 'none' },
  ':focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size(8),
});
export const leadingSave = style([
  button,
  primary,
  { selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } } },
]);
/** At the end of the line. On its own line if there is no room. */
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(8),
  flexBasis: '100%',
  '@container': { [roomy]: { flexBasis: 'auto', marginInlineStart: 'auto' } },
});
/** A state in a few words. */
const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(6),
  minHeight: size(24),
  padding: `0 ${size(10)}`,
  borderRadius: radius.full,
  fontSize: text.small,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
});
export const warmPill = style([pill, { background: color.warmSoft, color: color.warmText }]);
export const dangerPill = style([pill, { background: color.dangerSoft, color: color.dangerText }]);
/** With a dot in front. Narrow pages omit the dot, so that the text fits beside the buttons. */
export const unsaved = style([
  warmPill,
  {
    '::before': {
      content: '',
      width: size(8),
      height: size(8),
      borderRadius: '50%',
      background: color.warmEdge,
    },
    '@container': {
      [narrow]: { padding: 0, background: 'none', '::before': { display: 'none' } },
    },
    '@media': {
      '(forced-colors: active)': {
        '::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
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
