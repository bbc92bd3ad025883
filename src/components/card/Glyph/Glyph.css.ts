import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { square } from '../../../theme/rules';
import { radius } from '../../../theme/tokens';
import { vars } from '../../../theme/contract.css';

/** The three tones of a hue family. `hues` sets them; glyphs, badges and card edges read them. */
export const ground = createVar();
export const mid = createVar();
export const deep = createVar();

export const hues = styleVariants(vars.glyph, (tones) => ({
  vars: { [ground]: tones.ground, [mid]: tones.mid, [deep]: tones.deep },
}));

const tile = style({ display: 'block', flex: 'none', background: ground });

/** Tile sizes for lists, cards and page headers. */
export const tiles = styleVariants({
  small: [tile, { ...square(32), borderRadius: radius.small }],
  medium: [tile, { ...square(44), borderRadius: radius.medium }],
  large: [
    tile,
    { ...square(72), borderRadius: radius.large, '@media': { '(max-width: 40rem)': square(56) } },
  ],
});

export const tones = styleVariants({ mid: { fill: mid }, deep: { fill: deep } });
