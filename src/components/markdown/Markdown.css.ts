import { style } from '@vanilla-extract/css';
import { small } from '../../theme/rules';
import { size } from '../../theme/tokens';

/** Text of a long description. */
export const prose = style({
  display: 'flow-root',
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Deeply nested text stays in its column.
  overflowX: 'clip',
  overflowClipMargin: size(6),
});
/** Reading size, for pages. */
export const spacious = style({ fontSize: size(16), lineHeight: 1.65 });
/** The size of the text around it. */
export const compact = style({ fontSize: 'inherit', lineHeight: 'inherit' });
/** Plain text. Each of its lines has its own direction. */
export const plain = style({ whiteSpace: 'pre-line', unicodeBidi: 'plaintext' });
export const remark = style({ ...small, marginTop: size(16) });
