import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css';
import { color } from '../../../../theme/tokens';

/** The colours of code. In forced colours, the system's colour applies to all of it. */
export const kinds = styleVariants({
  keyword: { color: vars.glyph.iris.deep },
  string: { color: color.accentText },
  comment: { color: color.textPlaceholder },
  value: { color: color.infoText },
  name: { color: color.warmText },
  removed: { color: color.dangerText },
});
