/** The alerts of GitHub, by their marks. */
const titles: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
};
const mark = new RegExp(`^\\s*\\[!(${Object.keys(titles).join('|')})\\][ \\t]*(?:\\n|$)`, 'i');

/**
 * Turns quotations that start with a line such as `[!NOTE]` into notes with a title. As on GitHub,
 * they are not part of another element, and not empty. Changes `root`.
 */
export function furnishAlerts(root: DocumentFragment): void {
  for (const quote of [...root.children]) {
    const first = quote.localName === 'blockquote' && quote.firstElementChild;
    if (!first || first.localName !== 'p' || !(first.firstChild instanceof Text)) continue;
    const [marker, word = ''] = mark.exec(first.firstChild.data) ?? [];
    const kind = word.toLowerCase();
    const title = titles[kind];
    if (marker === undefined || !title) continue;
    const isAlone = first.firstChild.data.length === marker.length;
    const next = first.firstChild.nextSibling;
    const breaks = next instanceof Element && next.localName === 'br';
    // Other words on the line of the mark.
    if (isAlone && next && !breaks && !marker.endsWith('\n')) continue;
    if (quote.textContent?.trim() === marker.trim() && !quote.querySelector('img')) continue;
    first.firstChild.data = first.firstChild.data.slice(marker.length);
    if (isAlone && breaks) next.remove();
    if (!first.hasChildNodes() || (isAlone && !next)) first.remove();
    quote.replaceWith(alertOf(quote, kind, title));
  }
}

function alertOf(quote: Element, kind: string, title: string): Element {
  const page = quote.ownerDocument;
  const alert = page.createElement('div');
  alert.setAttribute('role', 'note');
  alert.setAttribute('data-alert', kind);
  for (const { name, value } of quote.attributes) alert.setAttribute(name, value);
  const heading = page.createElement('p');
  heading.setAttribute('data-alert', 'title');
  // Our word decides neither the direction of the text nor its own place.
  const word = page.createElement('span');
  word.lang = 'en';
  word.dir = 'ltr';
  word.textContent = title;
  heading.append(word);
  alert.append(heading, ...quote.childNodes);
  return alert;
}
