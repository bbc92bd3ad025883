import type { HeadEntry } from '../../../domain/metadata/headEntry';
import { publishedMark } from '../../../domain/metadata/publishedMark';
import { metadataPrefixes } from '../../../domain/metadata/pageMetadata';
import { jsonLdScript } from './jsonLdScript';

/** Whoever has metadata for the page. The first one's are shown. */
const owners = new Map<object, readonly HeadEntry[]>();
const none: readonly HeadEntry[] = [];
let shown = none;
let takeBack: (() => void) | undefined;
let isAnnounced = false;

/**
 * Puts metadata into the head of the page, in place of the owner's earlier ones. If several owners
 * have metadata, only those of the first one are shown, until it removes them. Description, Open
 * Graph tags and canonical address of the page itself come back afterwards.
 */
export function setHeadMetadata(owner: object, entries: readonly HeadEntry[]): void {
  adoptPublished();
  owners.set(owner, entries);
  refresh();
}

/** Removes the owner's metadata from the page. */
export function removeHeadMetadata(owner: object): void {
  owners.delete(owner);
  refresh();
}

/**
 * Undoes what a publishing server wrote into the head: its elements have the value that they had
 * before in an attribute, which is empty if they did not exist.
 */
function adoptPublished(): void {
  const { head } = document;
  const published = head.querySelectorAll(`[${publishedMark}]`);
  if (published.length > 0) head.removeAttribute('prefix');
  for (const element of published) {
    const former = element.getAttribute(publishedMark);
    if (!former) element.remove();
    else element.setAttribute('content', former);
    element.removeAttribute(publishedMark);
  }
}

function refresh(): void {
  const [entries = none] = owners.values();
  if (entries === shown) return;
  takeBack?.();
  takeBack = entries.length > 0 ? show(entries) : undefined;
  shown = entries;
  announce();
}

/** Returns a function that undoes all changes. */
function show(entries: readonly HeadEntry[]): () => void {
  const { head } = document;
  // Zotero joins the prefixes of `<html>` and `<head>` without a blank.
  const prefixes = `${head.getAttribute('prefix') ?? ''} ${metadataPrefixes}`;
  const undo = [exchange(head, 'prefix', prefixes), ...entries.map(put)];
  return () => undo.reverse().forEach((step) => step());
}

function put(entry: HeadEntry): () => void {
  const ownTag = ownTagOf(entry);
  if (ownTag && entry.kind === 'meta') return exchange(ownTag, 'content', entry.content);
  if (ownTag && entry.kind === 'link') return exchange(ownTag, 'href', entry.href);
  const element = elementOf(entry);
  if (element) document.head.append(element);
  return () => element?.remove();
}

/** The page's own tag, where a page must have only one. */
function ownTagOf(entry: HeadEntry): Element | null {
  if (entry.kind === 'json-ld') return null;
  if (entry.kind === 'link') {
    return entry.rel === 'canonical' ? document.head.querySelector('link[rel="canonical"]') : null;
  }
  const isSingle = entry.name === 'description' || entry.name.startsWith('og:');
  return isSingle ? document.head.querySelector(`meta[${entry.attribute}="${entry.name}"]`) : null;
}

/** Changes an attribute. The returned function restores it, unless somebody else changed it. */
function exchange(element: Element, attribute: string, value: string): () => void {
  const former = element.getAttribute(attribute);
  element.setAttribute(attribute, value);
  return () => {
    if (element.getAttribute(attribute) !== value) return;
    if (former === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, former);
  };
}

function elementOf(entry: HeadEntry): HTMLElement | undefined {
  if (entry.kind === 'json-ld') return jsonLdScript(entry.text);
  if (entry.kind === 'link') {
    const element = document.createElement('link');
    element.rel = entry.rel;
    element.href = entry.href;
    if (entry.type) element.type = entry.type;
    return element;
  }
  const element = document.createElement('meta');
  element.setAttribute(entry.attribute, entry.name);
  element.content = entry.content;
  return element;
}

/** Zotero's browser extension then reads the page again. */
function announce(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  queueMicrotask(() => {
    isAnnounced = false;
    document.dispatchEvent(new Event('ZoteroItemUpdated', { bubbles: true }));
  });
}
