import { rootOf } from '../fixtures/page';

const probe = 'rgb(1, 2, 3)';

/** The names of the current parts of an element. */
export function partsOf(host: Element): string[] {
  const elements = [...rootOf(host).querySelectorAll('[part]')];
  return [...new Set(elements.flatMap(({ part }) => [...part]))];
}

/** The names of the current slots of an element. */
export function slotsOf(host: Element): string[] {
  return [...rootOf(host).querySelectorAll('slot')].map(({ name }) => name);
}

/** Whether a page's style for a part applies to all elements of that part. */
export function isReached(tag: string, host: Element, part: string): boolean {
  const style = document.createElement('style');
  style.textContent = `${tag}::part(${part}) { outline-color: ${probe}; transition: none; }`;
  document.body.append(style);
  const elements = [...rootOf(host).querySelectorAll(`[part~="${part}"]`)];
  const isStyled = elements.every((element) => getComputedStyle(element).outlineColor === probe);
  style.remove();
  return isStyled;
}
