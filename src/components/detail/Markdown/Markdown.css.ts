import { style } from '@vanilla-extract/css';
import { leading, size, text } from '../../../theme/measures';

/** A long description. */
export const prose = style({
  display: 'flow-root',
  minWidth: 0,
  overflowWrap: 'anywhere',
  // However deeply a text is nested, it stays in its column.
  overflowX: 'clip',
  overflowClipMargin: size(6),
});
/** Reading size, for a page. */
export const roomy = style({ fontSize: size(16), lineHeight: 1.65 });
/** The size of what is around it. */
export const compact = style({ fontSize: 'inherit', lineHeight: 'inherit' });
/** The text as it was written. */
export const plain = style({ whiteSpace: 'pre-line' });
export const remark = style({
  marginTop: size(16),
  fontSize: text.small,
  lineHeight: leading.snug,
});
