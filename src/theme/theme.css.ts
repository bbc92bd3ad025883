import { assignVars, globalStyle } from '@vanilla-extract/css';
import { type ColorPair, colors, glyphColors, publicColorName } from './colors';
import { vars } from './contract.css';

/** The page's own value, else the theme's. `light-dark()` follows `color-scheme`. */
const publicColor = (name: string, [light, dark]: ColorPair) =>
  `var(${publicColorName(name)}, light-dark(${light}, ${dark}))`;

function publicColors<Name extends string>(pairs: Record<Name, ColorPair>, prefix = '') {
  const entries = (Object.entries(pairs) as [Name, ColorPair][]).map(([name, pair]) => [
    name,
    publicColor(prefix + name, pair),
  ]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

// `:root` serves pages that use the React package, `:host` serves shadow roots.
globalStyle(':root, :host', {
  vars: {
    ...assignVars(vars.color, publicColors(colors)),
    ...assignVars(vars.glyph.leaf, publicColors(glyphColors.leaf, 'glyph-leaf-')),
    ...assignVars(vars.glyph.pine, publicColors(glyphColors.pine, 'glyph-pine-')),
    ...assignVars(vars.glyph.lagoon, publicColors(glyphColors.lagoon, 'glyph-lagoon-')),
    ...assignVars(vars.glyph.sky, publicColors(glyphColors.sky, 'glyph-sky-')),
    ...assignVars(vars.glyph.iris, publicColors(glyphColors.iris, 'glyph-iris-')),
    ...assignVars(vars.glyph.orchid, publicColors(glyphColors.orchid, 'glyph-orchid-')),
    ...assignVars(vars.glyph.clay, publicColors(glyphColors.clay, 'glyph-clay-')),
    ...assignVars(vars.glyph.honey, publicColors(glyphColors.honey, 'glyph-honey-')),
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
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.fast]: '0ms', [vars.motion.medium]: '0ms' },
    },
  },
});

// Our own pages follow the reader's text size. Inside a host page, rem is the host's, so elements
// start from pixels.
globalStyle(':root', { vars: { [vars.unit]: 'calc(var(--trovi-font-size, .9375rem) / 15)' } });
globalStyle(':host', { vars: { [vars.unit]: 'calc(var(--trovi-font-size, 15px) / 15)' } });

globalStyle('[data-theme="light"]', { colorScheme: 'light' });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' });
