import type { HeadEntry } from '../../../src/domain/metadata/headEntry';
import { metadataPrefixes } from '../../../src/domain/metadata/pageMetadata';
import { publishedMark } from '../../../src/domain/metadata/publishedMark';
import { escapeHtml } from '../../../src/domain/text/escapeHtml';
import { attributeOf, findTag } from './headTags';

/**
 * The page with metadata in its head. A tag that the page must have only once, such as its
 * description, gets a new value. Everything is marked, so that the app can adopt it.
 */
export function withMetadata(page: string, title: string, entries: readonly HeadEntry[]): string {
  const added: string[] = [];
  let html = withTitle(page, title);
  for (const entry of entries) {
    const replaced = entry.kind === 'meta' && replaceTag(html, entry);
    if (replaced) html = replaced;
    else added.push(elementOf(entry));
  }
  return html
    .replace(/<head\b/i, (start) => `${start} prefix="${escapeHtml(metadataPrefixes)}"`)
    .replace(/<\/head>/i, (end) => added.join('') + end);
}

/** The page with a new title. */
export function withTitle(page: string, title: string): string {
  return page.replace(/<title>[^<]*<\/title>/i, () => `<title>${escapeHtml(title)}</title>`);
}

/** `undefined` if the page has no such tag, or may have several. */
function replaceTag(html: string, entry: Extract<HeadEntry, { kind: 'meta' }>) {
  if (entry.name !== 'description' && !entry.name.startsWith('og:')) return undefined;
  const own = findTag(html, entry.attribute, entry.name);
  if (!own || own.includes(publishedMark)) return undefined;
  const former = attributeOf(own, 'content') ?? '';
  return html.replace(own, () => elementOf(entry, former));
}

function elementOf(entry: HeadEntry, former = ''): string {
  const mark = `${publishedMark}="${former}"`;
  if (entry.kind === 'json-ld') {
    return `<script type="application/ld+json" ${mark}>${entry.text}</script>`;
  }
  if (entry.kind === 'meta') {
    const { attribute, name, content } = entry;
    return `<meta ${attribute}="${escapeHtml(name)}" content="${escapeHtml(content)}" ${mark} />`;
  }
  const type = entry.type ? ` type="${escapeHtml(entry.type)}"` : '';
  return `<link rel="${escapeHtml(entry.rel)}" href="${escapeHtml(entry.href)}"${type} ${mark} />`;
}
