import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { size, text } from '../../src/theme/tokens';
import { gutter } from '../shell/Shell.css';

const { color } = vars;

const bar = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: size(16),
  padding: `${size(8)} ${gutter}`,
  color: color.text,
  fontSize: text.small,
  '@media': { print: { display: 'none' } },
});
export const levels = styleVariants({
  info: [bar, { background: color.infoSoft, borderBottom: `1px solid ${color.infoEdge}` }],
  warning: [bar, { background: color.warmSoft, borderBottom: `1px solid ${color.warmEdge}` }],
});
export const words = style({
  minWidth: 0,
  maxWidth: '80ch',
  // A long text must not fill the window.
  maxHeight: `min(${size(160)}, 30vh)`,
  overflowY: 'auto',
  paddingBlock: size(4),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
