import { style } from '@vanilla-extract/css';
import { flexRow, inlineRow, solid, stack } from '../../../theme/rules';
import { color, font, radius, spacious, size, text } from '../../../theme/tokens';

export const requirements = style({ ...stack(8), paddingInlineStart: size(20) });
export const requirement = style({ listStyle: 'disc', '::marker': { color: color.accentText } });
export const code = style({
  padding: '.1em .35em',
  borderRadius: radius.xs,
  background: color.codeBg,
  color: color.codeText,
  fontFamily: font.mono,
  fontSize: '.9em',
});
export const guide = style(inlineRow(2));
export const example = style({ fontSize: text.small });
export const summary = style({
  width: 'fit-content',
  minHeight: size(24),
  color: color.accentText,
  cursor: 'pointer',
});
export const exampleBody = style({
  marginTop: size(8),
  border: solid(color.line),
  borderRadius: radius.medium,
  overflow: 'hidden',
});
/** Address and button in one line if there is space. */
export const address = style({
  ...stack(12),
  alignItems: 'start',
  '@container': { [spacious]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** Aligned with the field, whose label is above it. */
export const send = style({
  display: 'grid',
  '@container': { [spacious]: { paddingTop: size(24) } },
});
export const progress = style({ ...flexRow(8), color: color.textMuted, fontSize: text.small });
