/**
 * Two pages are compared by the texts of these: headings, and blocks of descriptions and lists. How
 * many artifacts a list has changes while it loads, and how many tags a card shows is measured.
 */
const blocks = 'h1, h2:not([part=count]), h3, h4, h5, h6, p, li:not([part=card] li), td, th';

/**
 * Whether the app shows every block of text of the published page, with the same element. A list
 * has only the cards near the window in its document.
 */
export function isTakenOver(published: ParentNode, app: ParentNode): boolean {
  const missing = blocksOf(published).filter(isNeeded).map(nameOf);
  const shown = new Set(blocksOf(app).map(nameOf));
  const isEmpty = shown.size === 0 || (hasCards(published) && !hasCards(app));
  return !isEmpty && missing.every((block) => shown.has(block));
}

/** Whether a page shows cards of artifacts. */
export const hasCards = (page: ParentNode): boolean => page.querySelector('[part=card]') !== null;

/** The block of the app that shows the same as a block of the published page. */
export function twinBlock(block: Element, app: ParentNode): Element | undefined {
  return blocksOf(app).find((one) => nameOf(one) === nameOf(block));
}

/** The blocks of a page's main part. */
export function blocksOf(page: ParentNode): Element[] {
  return [...(page.querySelector('main')?.querySelectorAll(blocks) ?? [])];
}

/** Whether any of an element is in the window. */
export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}

function isNeeded(block: Element): boolean {
  const card = block.closest('[part=card]');
  return !card || isInWindow(card);
}

/**
 * Only letters and numbers count. HTML cannot hold every character, and its line breaks differ from
 * those of the catalogue's texts.
 */
const nameOf = ({ localName, textContent }: Element) =>
  `${localName} ${textContent.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
