/**
 * Heights of rendered rows by their columns and first artifact, so that a list keeps its height when
 * the user returns.
 */
export const drawnHeights = new Map<string, number>();

/**
 * The height of an element in its own CSS pixels, whatever its page zooms or transforms. Measures
 * fractions of pixels, because rounding would move the rows below.
 */
export const heightOf = (element: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(element).height) || element.offsetHeight;
