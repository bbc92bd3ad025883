import { anchorHeadings, anchorOf } from './markup/anchorHeadings';

/** The place where markup is shown. */
export interface MarkupPlace {
  /** Level of the heading above it. */
  headingLevel: number;
  /** Prefix for the ids of its headings. Without it, there are no ids and no links to them. */
  anchorPrefix?: string;
}

/**
 * Adapts sanitized markup to its place: moves headings below `headingLevel`, gives each block the
 * direction of its text, makes links and images safe, and lets wide content scroll. Changes `root`.
 */
export function furnishMarkup(root: DocumentFragment, place: MarkupPlace): void {
  const { headingLevel, anchorPrefix } = place;
  lowerHeadings(root, headingLevel);
  directBlocks(root);
  const anchors = anchorPrefix ? anchorHeadings(root, anchorPrefix) : new Map<string, string>();
  for (const image of root.querySelectorAll('img')) furnishImage(image);
  for (const link of root.querySelectorAll('a')) furnishLink(link, anchors);
  for (const cell of root.querySelectorAll('[align]')) alignCell(cell);
  for (const table of root.querySelectorAll('table')) frameTable(table);
  for (const block of root.querySelectorAll('pre')) block.setAttribute('tabindex', '0');
}

/**
 * The highest heading comes right below the section's heading. The others keep their distance, down
 * to h6.
 */
function lowerHeadings(root: DocumentFragment, headingLevel: number): void {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const level = Math.min(headingLevel + 1 + levelOf(heading) - highest, 6);
    const lowered = heading.ownerDocument.createElement(`h${level}`);
    for (const { name, value } of heading.attributes) lowered.setAttribute(name, value);
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
  }
}

/** Elements that start a line of text. */
const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, li, dt, dd, blockquote, pre, details, summary, figure, figcaption, table, caption';

/**
 * Lets the text of each block determine its direction, unless the author gave one. Browsers ignore
 * inner blocks with a direction (HTML, `dir="auto"`), so the text that decides for a list item or a
 * table inherits theirs.
 */
function directBlocks(root: DocumentFragment): void {
  const deciding = new Set(root.querySelectorAll(':is(li, dd) > p:first-child'));
  for (const table of root.querySelectorAll('table')) directCells(table);
  for (const block of root.querySelectorAll(blocks)) {
    if (hasDirection(block)) continue;
    if (deciding.has(block)) block.removeAttribute('dir');
    else block.setAttribute('dir', 'auto');
  }
}

/**
 * The first cell with a letter decides for its table, and all cells keep to the same side of their
 * columns. The text of each other cell has its own direction.
 */
function directCells(table: HTMLTableElement): void {
  const cells = [...table.rows].flatMap(({ cells }) => [...cells]);
  const deciding = cells.find(hasLetter);
  for (const cell of cells) {
    if (hasDirection(cell)) continue;
    cell.removeAttribute('dir');
    if (cell === deciding || !cell.textContent?.trim() || cell.querySelector(blocks)) continue;
    const text = cell.ownerDocument.createElement('span');
    text.setAttribute('dir', 'auto');
    text.append(...cell.childNodes);
    cell.append(text);
  }
}

const hasDirection = (element: Element) =>
  /^(ltr|rtl|auto)$/i.test(element.getAttribute('dir') ?? '');

const hasLetter = ({ textContent }: Element) => /\p{L}/u.test(textContent ?? '');

const levelOf = (heading: Element) => Number(heading.tagName.slice(1));

function furnishImage(image: Element): void {
  const address = absoluteAddress(image.getAttribute('src'), ['http:', 'https:']);
  if (!address) return image.replaceWith(image.getAttribute('alt') ?? '');
  setAll(image, {
    alt: image.getAttribute('alt') ?? '',
    src: address.href,
    loading: 'lazy',
    decoding: 'async',
    referrerpolicy: 'no-referrer',
  });
}

/**
 * Turns relative links, and fragments without a heading, into plain text: they would lead into the
 * page around us. Other fragments stay bare, and the caller adds the page's address.
 */
function furnishLink(link: Element, anchors: ReadonlyMap<string, string>): void {
  const href = link.getAttribute('href') ?? '';
  const anchor = href.startsWith('#') && link.textContent?.trim() && anchorOf(href, anchors);
  if (anchor) return link.setAttribute('href', `#${encodeURIComponent(anchor)}`);
  const address = absoluteAddress(href, ['http:', 'https:', 'mailto:']);
  const image = link.querySelector('img');
  const isNameless = !link.textContent?.trim() && !image?.getAttribute('alt')?.trim();
  if (!address || (isNameless && !image)) return link.replaceWith(...link.childNodes);
  if (isNameless) image?.setAttribute('alt', address.host);
  const isLetter = address.protocol === 'mailto:';
  setAll(link, {
    href: isLetter ? letterAddress(address) : address.href,
    rel: 'noopener noreferrer',
    referrerpolicy: 'no-referrer',
    ...(isLetter ? {} : { target: '_blank' }),
  });
}

/**
 * A `mailto` address with a subject and a body at most. More would be unsafe: recipients,
 * attachments, header lines (RFC 6068, 4).
 */
function letterAddress({ pathname, search }: URL): string {
  const inOneLine = (text: string) => text.replaceAll(/%0[ad]/gi, '');
  const kept = search
    .slice(1)
    .split('&')
    .flatMap((piece) => {
      if (/^body=/i.test(piece)) return [piece];
      return /^subject=/i.test(piece) ? [inOneLine(piece)] : [];
    });
  return `mailto:${inOneLine(pathname)}${kept.length > 0 ? `?${kept.join('&')}` : ''}`;
}

/** Leaves the alignment to the style sheet: the attribute is obsolete (HTML, 16.2). */
function alignCell(cell: Element): void {
  const align = cell.getAttribute('align')?.trim().toLowerCase() ?? '';
  cell.removeAttribute('align');
  if (align === 'right' || align === 'center') cell.setAttribute('data-align', align);
}

/** Puts a wide table into a scrolling frame that the keyboard can reach. */
function frameTable(table: Element): void {
  const frame = table.ownerDocument.createElement('div');
  const name = table.querySelector('caption')?.textContent?.trim() || 'Table';
  setAll(frame, { role: 'group', tabindex: '0', 'aria-label': name });
  table.replaceWith(frame);
  frame.append(table);
}

function absoluteAddress(text: string | null, protocols: readonly string[]): URL | undefined {
  try {
    const address = new URL(text ?? '');
    return protocols.includes(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

function setAll(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
