/** The colours that an element, a badge or a picture can have. `auto` follows the system. */
export const colorThemes = ['light', 'dark', 'auto'] as const;

/** A theme of {@link colorThemes}. */
export type ColorTheme = (typeof colorThemes)[number];
