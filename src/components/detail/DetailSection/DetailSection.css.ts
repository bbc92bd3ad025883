import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { size } from '../../../theme/tokens';

/** The heading of a part of the page. */
export const sectionTitle = style({ ...rules.sectionHeading, marginBottom: size(12) });

/** A row of a panel's list, with a line above. */
export const row = style({ ...rules.dividedRow(10), overflowWrap: 'anywhere' });
/** A link in small text, high enough to press. */
export const rowLink = style({ ...rules.inlineRow(4), minHeight: size(24) });
