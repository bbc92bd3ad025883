import { globalStyle, style } from '@vanilla-extract/css';
import { size } from '../src/theme/tokens';
import { vars } from '../src/theme/contract.css';

globalStyle('html', { colorScheme: 'light dark' });
globalStyle('body.sb-show-main', { margin: 0, background: vars.color.bg });

/** The background of a story. */
export const ground = style({ background: vars.color.bg });
/** Padding around a part of a page. */
export const room = style({ padding: size(24) });
