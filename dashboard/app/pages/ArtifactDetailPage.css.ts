import { globalStyle } from '@vanilla-extract/css';
import { bar, foot, page, skip } from '../shell/Shell.css';

// Print only the artifact.
globalStyle('html', { '@media': { print: { colorScheme: 'light', overflowY: 'visible' } } });
globalStyle('body', { '@media': { print: { background: 'Canvas' } } });
globalStyle(`:is(${bar}, ${foot}, ${skip})`, { '@media': { print: { display: 'none' } } });
globalStyle('[aria-label="Notifications"]', { '@media': { print: { display: 'none' } } });
globalStyle(page, { '@media': { print: { maxWidth: 'none', padding: 0 } } });
