import { parseUrl } from '../../domain/addresses/parseUrl';
import { fileAddress, type RepositoryFiles } from '../../domain/artifact/git/repositoryFiles';
import { rawFileAddress } from '../../domain/artifact/git/rawFileAddress';
import type { EmojiNames } from './emoji/emojiNames';
import { furnishEmoji } from './emoji/furnishEmoji';
import { anchorHeadings, anchorOf } from './markup/anchorHeadings';
import { anchorPlaces } from './markup/anchorPlaces';
import { furnishAlerts } from './markup/furnishAlerts';
import { furnishFootnotes } from './markup/furnishFootnotes';
import { furnishSchemes, imageWords } from './markup/furnishSchemes';
import { furnishTables } from './markup/furnishTables';

/** The place where markup is shown. */
export interface MarkupPlace {
  /** Level of the heading above it. */
  headingLevel: number;
  /**
   * Prefix for the ids of its headings, footnotes and named places. Without it, there are no ids and
   * no links to them.
   */
  anchorPrefix?: string;
  /** The repository whose files relative links and images name. Without it, they become text. */
  files?: RepositoryFiles;
  /** Addresses of pictures with their data (`data:image/…`), by the name in `attachment:name`. */
  pictures?: ReadonlyMap<string, string>;
  /** The names of emoji, if they are loaded. Without them, names stay. */
  emoji?: EmojiNames;
}

/**
 * Adapts sanitized markup to its place: moves headings below `headingLevel`, gives each block the
 * direction of its text, makes links and images safe, and lets wide content scroll. Changes `root`.
 */
export function furnishMarkup(root: DocumentFragment, place: MarkupPlace): void {
  const { headingLevel, anchorPrefix, files, pictures, emoji } = place;
  const notes = new Map<string, string>();
  furnishFootnotes(root, anchorPrefix, notes);
  furnishAlerts(root);
  lowerHeadings(root, headingLevel);
  for (const sign of root.querySelectorAll('span[data-task]')) furnishTask(sign);
  directBlocks(root);
  const headings = anchorPrefix ? anchorHeadings(root, anchorPrefix) : [];
  const anchors = new Map([...headings, ...notes]);
  anchorPlaces(root, anchorPrefix, anchors);
  furnishSchemes(root);
  for (const image of root.querySelectorAll('img')) furnishImage(image, files, pictures);
  for (const link of root.querySelectorAll('a')) furnishLink(link, anchors, files);
  // Names of headings have the words of an emoji, as on GitHub.
  if (emoji) furnishEmoji(root, emoji);
  furnishTables(root);
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
 * inner blocks with a direction (HTML, `dir="auto"`), so the text that decides for a list item, an
 * alert or a table inherits theirs. So does the title of an alert.
 */
function directBlocks(root: DocumentFragment): void {
  const deciding = new Set(
    root.querySelectorAll(':is(li, dd) > p:first-child, p[data-alert], p[data-alert] + p'),
  );
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

/** Shows whether a task is done. Its item has the check box in place of a bullet. */
function furnishTask(sign: Element): void {
  const isDone = sign.getAttribute('data-task') === 'done';
  setAll(sign, { role: 'img', 'aria-label': isDone ? 'Done' : 'Not done', lang: 'en' });
  // The space is part of the sign, or the first line would start after the others.
  sign.textContent = isDone ? '☑ ' : '☐ ';
  sign.closest('li')?.setAttribute('data-task', '');
}

function furnishImage(
  image: HTMLImageElement,
  files?: RepositoryFiles,
  pictures?: ReadonlyMap<string, string>,
): void {
  const source = image.getAttribute('src');
  const web = absoluteAddress(source, ['http:', 'https:'], 'image', files);
  const address = web ? rawFileAddress(web).href : attachedPicture(source, pictures);
  if (!address) return image.replaceWith(imageWords(image));
  setAll(image, {
    alt: image.getAttribute('alt') ?? '',
    src: address,
    loading: 'lazy',
    decoding: 'async',
    referrerpolicy: 'no-referrer',
  });
}

function attachedPicture(
  source: string | null,
  pictures?: ReadonlyMap<string, string>,
): string | undefined {
  const written = /^\s*attachment:(.*?)\s*$/is.exec(source ?? '')?.[1];
  if (written === undefined) return undefined;
  try {
    return pictures?.get(decodeURIComponent(written));
  } catch {
    return undefined;
  }
}

/**
 * Turns fragments without a heading, and relative links without a repository, into plain text: they
 * would point into the surrounding page. Other fragments stay bare, and the caller adds the page's
 * address.
 */
function furnishLink(
  link: Element,
  anchors: ReadonlyMap<string, string>,
  files?: RepositoryFiles,
): void {
  const href = link.getAttribute('href') ?? '';
  const image = link.querySelector('img');
  const words = link.textContent?.trim() || image?.getAttribute('alt')?.trim();
  const hasName = words || link.hasAttribute('aria-label');
  const anchor = href.startsWith('#') && hasName && anchorOf(href, anchors);
  if (anchor) return link.setAttribute('href', `#${encodeURIComponent(anchor)}`);
  const address = absoluteAddress(href, ['http:', 'https:', 'mailto:'], 'link', files);
  if (!address || (!words && !image)) return unlink(link);
  if (!words) image?.setAttribute('alt', address.host);
  const isLetter = address.protocol === 'mailto:';
  setAll(link, {
    href: isLetter ? letterAddress(address) : address.href,
    rel: 'noopener noreferrer',
    referrerpolicy: 'no-referrer',
    ...(isLetter ? {} : { target: '_blank' }),
  });
}

/** Keeps the contents of a link, and its name as a target. */
function unlink(link: Element): void {
  if (!link.id) return link.replaceWith(...link.childNodes);
  const place = link.ownerDocument.createElement('span');
  place.id = link.id;
  place.append(...link.childNodes);
  link.replaceWith(place);
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

/** The address of a link or an image. Paths are relative to `files`. */
function absoluteAddress(
  text: string | null,
  protocols: readonly string[],
  use: 'link' | 'image',
  files?: RepositoryFiles,
): URL | undefined {
  const given = text ?? '';
  const address = parseUrl(given) ?? (files && parseUrl(fileAddress(given, files, use) ?? ''));
  return address && protocols.includes(address.protocol) ? address : undefined;
}

function setAll(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
