/** Matches `light-dark()` of two colours that are written as hexadecimal numbers. */
const pair = /light-dark\((#\w+), ?(#\w+)\)/g;

/** A value that only browsers with `light-dark()` know (2024 and newer). */
export const colorPair = 'light-dark(#000,#000)';

/** Whether a stylesheet uses `light-dark()`. */
export const hasColorPairs = (css) => css.includes('light-dark(');

/**
 * Returns a stylesheet without `light-dark()`: with the light colours, and with the dark ones where
 * the system is dark.
 */
export function plainColors(css) {
  const [light, dark] = ['$1', '$2'].map((color) => css.replace(pair, color));
  if (hasColorPairs(light)) throw new Error('light-dark() needs two hexadecimal colours.');
  return `${light}\n@media (prefers-color-scheme: dark) {\n${dark}\n}`;
}
