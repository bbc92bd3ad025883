import { style } from '@vanilla-extract/css';
import { size } from '../../../theme/tokens';
import { button, smallButton } from '../../ui/buttons/buttons.css';

/** The menu opens below it. */
export const place = style({ position: 'relative' });
/** Has room for `Export 9,999 artifacts`, so that it stays in place when the number is known. */
export const opener = style([button, smallButton, { minWidth: size(164) }]);
