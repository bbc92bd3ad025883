import { assignVars, globalStyle } from '@vanilla-extract/css';
import { type ColorPair, colors, glyphColors, publicColorName } from './colors';
import { vars } from './contract.css';
import { mapValues } from './mapValues';
import { reducedMotion } from './tokens';

/** The page's own value, else the theme's. `light-dark()` follows `color-scheme`. */
const publicColor = ([light, dark]: readonly [...ColorPair, ...unknown[]], name: string) =>
  `var(${publicColorName(name)}, light-dark(${light}, ${dark}))`;

// `:root` serves pages that use the React package, `:host` serves shadow roots.
globalStyle(':root, :host', {
  vars: {
    ...assignVars(vars.color, mapValues(colors, publicColor)),
    ...assignVars(
      vars.glyph,
      mapValues(glyphColors, (tones, hue) =>
        mapValues(tones, (pair, tone) => publicColor(pair, `glyph-${hue}-${tone}`)),
      ),
    ),
    ...assignVars(vars.font, {
      sans: 'var(--trovi-font-sans, -apple-system, "Segoe UI Variable Text", "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif)',
      mono: 'var(--trovi-font-mono, ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace)',
    }),
    ...assignVars(vars.motion, {
      fast: '120ms',
      medium: '200ms',
      ease: 'cubic-bezier(.2, .7, .2, 1)',
    }),
  },
  '@media': {
    [reducedMotion]: { vars: { [vars.motion.fast]: '0ms', [vars.motion.medium]: '0ms' } },
  },
});

// Our own pages follow the reader's text size. Inside a host page, rem is the host's, so elements
// start from pixels.
globalStyle(':root', { vars: { [vars.unit]: 'calc(var(--trovi-font-size, .9375rem) / 15)' } });
globalStyle(':host', { vars: { [vars.unit]: 'calc(var(--trovi-font-size, 15px) / 15)' } });

globalStyle('[data-theme="light"]', { colorScheme: 'light' });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' });
