import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';

export const mosaic = style({ display: 'block', width: '100%', height: 'auto' });
export const tones = styleVariants({
  leaf: { fill: vars.color.leaf },
  accent: { fill: vars.color.accent },
  soft: { fill: vars.color.accentSoftHover },
  paper: { fill: vars.color.paper },
  honey: { fill: vars.glyph.honey.mid },
  clay: { fill: vars.glyph.clay.mid },
  sky: { fill: vars.glyph.sky.mid },
});
