import { style } from '@vanilla-extract/css';
import { sectionHeading } from '../../../theme/rules';
import { radius } from '../../../theme/tokens';

export const details = style({ minWidth: 0, '@media': { print: { display: 'none' } } });
export const summary = style({
  cursor: 'pointer',
  ':focus-visible': { borderRadius: radius.medium },
});
export const title = style({ ...sectionHeading, display: 'inline' });
