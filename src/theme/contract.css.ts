import { createThemeContract } from '@vanilla-extract/css';

const hue = { ground: null, mid: null, deep: null };

/**
 * The tokens for component styles. A token takes its value from a public custom property of the
 * page, for example `--trovi-color-accent-text` for `vars.color.accentText`, else from the theme.
 */
export const vars = createThemeContract({
  /** One drawn pixel: a fifteenth of `--trovi-font-size`, so that sizes scale with the text. */
  unit: null,
  font: { sans: null, mono: null },
  color: {
    bg: null,
    surface: null,
    surfaceSunken: null,
    surfaceRaised: null,
    line: null,
    edge: null,
    text: null,
    textMuted: null,
    textPlaceholder: null,
    accent: null,
    accentHover: null,
    accentPress: null,
    accentKey: null,
    onAccent: null,
    accentText: null,
    accentSoft: null,
    accentSoftHover: null,
    accentEdge: null,
    leaf: null,
    key: null,
    warmText: null,
    warmSoft: null,
    warmEdge: null,
    dangerText: null,
    dangerSoft: null,
    dangerEdge: null,
    infoText: null,
    infoSoft: null,
    infoEdge: null,
    focus: null,
    codeBg: null,
    codeText: null,
    paper: null,
  },
  glyph: {
    leaf: hue,
    pine: hue,
    lagoon: hue,
    sky: hue,
    iris: hue,
    orchid: hue,
    clay: hue,
    honey: hue,
  },
  motion: { fast: null, medium: null, ease: null },
});
