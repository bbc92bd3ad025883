import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { size, text } from '../../../theme/measures';

const roomy = '(min-width: 640px)';

/** The requirements for the repository. */
export const needs = style({ display: 'grid', gap: size(8), paddingInlineStart: size(20) });
export const need = style({
  listStyle: 'disc',
  '::marker': { color: vars.color.accentText },
});
export const code = style({
  padding: '.1em .35em',
  borderRadius: '5px',
  background: vars.color.codeBg,
  color: vars.color.codeText,
  fontFamily: vars.font.mono,
  fontSize: '.9em',
});
export const guide = style({ display: 'inline-flex', alignItems: 'center', gap: size(2) });
export const example = style({ fontSize: text.small });
export const summary = style({
  width: 'fit-content',
  minHeight: size(24),
  color: vars.color.accentText,
  cursor: 'pointer',
});
export const exampleBody = style({
  marginTop: size(8),
  border: `1px solid ${vars.color.line}`,
  borderRadius: '9px',
  overflow: 'hidden',
});
/** Address and button in one line if there is room. */
export const address = style({
  display: 'grid',
  gap: size(12),
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** Aligned with the field, whose label stands above. */
export const send = style({
  display: 'grid',
  '@container': { [roomy]: { paddingTop: size(24) } },
});
export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: size(8),
  color: vars.color.textMuted,
  fontSize: text.small,
});
