import { rootOf } from '../fixtures/page';

const probe = 'rgb(1, 2, 3)';

/** The names of the parts that an element has now. */
export function partsOf(host: Element): string[] {
  const elements = [...rootOf(host).querySelectorAll('[part]')];
  return [...new Set(elements.flatMap(({ part }) => [...part]))];
}

/** The names of the slots that an element has now, in its component or in its place. */
export function slotsOf(host: Element): string[] {
  return [...rootOf(host).querySelectorAll('slot')].map(({ name }) => name);
}

/** Whether a page's style for a part arrives at all elements that are that part. */
export function isReached(tag: string, host: Element, part: string): boolean {
  const style = document.createElement('style');
  style.textContent = `${tag}::part(${part}) { outline-color: ${probe}; transition: none; }`;
  document.body.append(style);
  const elements = [...rootOf(host).querySelectorAll(`[part~="${part}"]`)];
  const isStyled = elements.every((element) => getComputedStyle(element).outlineColor === probe);
  style.remove();
  return isStyled;
}
