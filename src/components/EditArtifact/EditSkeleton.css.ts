import { style } from '@vanilla-extract/css';
import { radius, size } from '../../theme/measures';
import { shape } from '../ArtifactGrid/GridSkeleton.css';
import { padded, panel } from '../Panel/Panel.css';

export const host = style({ display: 'grid', gap: size(24) });
export const title = style([shape, { width: '60%', height: size(32) }]);
export const sheet = style([panel, padded, { display: 'grid', gap: size(24) }]);
export const heading = style([shape, { width: size(120), height: size(24) }]);
export const field = style([shape, { height: size(40), borderRadius: radius.medium }]);
export const area = style([field, { height: size(88) }]);
export const tallArea = style([field, { height: size(240) }]);
