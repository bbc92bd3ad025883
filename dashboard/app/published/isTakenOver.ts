/** Two pages are compared by the texts of these: headings, and blocks of descriptions and lists. */
const blocks = 'h1, h2, h3, h4, h5, h6, p, li, td, th';

/** Whether the app shows every block of text of the published page, with the same element. */
export function isTakenOver(published: ParentNode, app: ParentNode): boolean {
  const missing = blocksOf(published);
  const shown = new Set(blocksOf(app));
  return shown.size > 0 && missing.every((block) => shown.has(block));
}

function blocksOf(page: ParentNode): string[] {
  const main = page.querySelector('main');
  const found = [...(main?.querySelectorAll(blocks) ?? [])];
  return found.map(({ localName, textContent }) => `${localName} ${textContent}`);
}
