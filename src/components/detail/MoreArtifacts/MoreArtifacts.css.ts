import { globalStyle, style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { size, text } from '../../../theme/tokens';
import { shape } from '../../ui/Skeleton/Skeleton.css';
import { title } from '../RelatedArtifacts/RelatedArtifacts.css';

/** The least height of an artifact: its title may have three lines. */
const row = 112;

export const place = style({ ...rules.stack(24), paddingTop: size(32) });
export const section = style(rules.stack(12));
export const head = style(rules.spreadRow(4, 16));
export const heading = style(rules.sectionHeading);
export const items = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size(260)}), 1fr))`,
  gridAutoRows: `minmax(${size(row)}, auto)`,
  gap: size(12),
});
globalStyle(`${items} ${title}`, rules.clamp(3));
export const remark = style({
  ...rules.mutedSmall,
  ...rules.clamp(1),
  overflowWrap: 'anywhere',
});
export const all = style({ ...rules.inlineRow(4), minHeight: size(24), fontSize: text.small });
export const headingShape = style([shape, { width: size(200), height: size(22) }]);
export const itemShape = style([shape, { height: 'auto' }]);
