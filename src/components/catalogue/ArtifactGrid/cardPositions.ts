/** Selects the card with an index in the list. */
export const cardAt = (index: number): string => `[aria-posinset="${index + 1}"]`;

/** The index in the list of the card around an element, if one of `controls` has it. */
export function cardOf(element: EventTarget | null, controls = '*'): number | undefined {
  const control = element instanceof Element ? element.closest(controls) : null;
  const position = control?.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return position ? Number(position) - 1 : undefined;
}
