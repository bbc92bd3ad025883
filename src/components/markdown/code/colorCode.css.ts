import { styleVariants } from '@vanilla-extract/css';
import { color } from '../../../theme/tokens';

/**
 * The colours of code: those of alerts, so that a page that sets colours sets few. In forced
 * colours, the system's colour applies to all of it.
 */
export const kinds = styleVariants({
  keyword: { color: color.warmText },
  string: { color: color.accentText },
  comment: { color: color.textMuted },
  value: { color: color.infoText },
  removed: { color: color.dangerText },
});
