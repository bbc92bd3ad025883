import { createThemeContract } from '@vanilla-extract/css';
import { colors, glyphColors } from './colors';
import { mapValues } from './mapValues';

/**
 * The tokens for component styles. A token takes its value from a public custom property of the
 * page, for example `--trovi-color-accent-text` for `vars.color.accentText`, else from the theme.
 */
export const vars = createThemeContract({
  /** One drawn pixel: a fifteenth of `--trovi-font-size`, so that sizes scale with the text. */
  unit: null,
  font: { sans: null, mono: null },
  color: mapValues(colors, () => null),
  glyph: mapValues(glyphColors, () => ({ ground: null, mid: null, deep: null })),
  motion: { fast: null, medium: null, ease: null },
});
