import path from 'node:path';

import { isThere, textOf } from './files.mjs';

/** The address of this repository's files. Pages of the npm package use it for files outside the package. */
const ownSite =
  /^https:\/\/(?:github|raw\.githubusercontent)\.com\/ChameleonCloud\/trovi-widgets\/(?:blob\/)?main\//;

/** Links of a Markdown file to files or headings of this repository that do not exist. */
export function brokenLinksIn(file) {
  return linksOf(textOf(file)).filter((link) => !leadsSomewhere(file, link));
}

/** Relative links of a Markdown file that lead to none of these files. */
export function linksOutOf(files, file) {
  return linksOf(textOf(file)).filter((link) => {
    const [address] = link.split('#');
    const isRelative = address && !ownSite.test(link);
    return isRelative && !files.includes(path.posix.join(path.posix.dirname(file), address));
  });
}

/** The addresses of links and pictures, except those of other sites. */
function linksOf(text) {
  const found = withoutCode(text).matchAll(
    /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|\b(?:href|src|srcset)="([^"]+)"/g,
  );
  return [...found]
    .map(([, a, b]) => a ?? b)
    .filter((link) => ownSite.test(link) || !/^(?:[a-z]+:|\/\/)/i.test(link));
}

/** The anchors of a Markdown text: explicit ids, and those that GitHub generates from headings. */
export function anchorsOf(text) {
  const anchors = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
  const times = new Map();
  for (const [, heading = ''] of withoutFences(text).matchAll(/^#{1,6} +(.*)$/gm)) {
    const slug = slugOf(heading);
    const before = times.get(slug) ?? 0;
    times.set(slug, before + 1);
    anchors.push(before ? `${slug}-${before}` : slug);
  }
  return anchors;
}

function leadsSomewhere(file, link) {
  const [address, anchor] = link.replace(ownSite, '/').split('#');
  if (address.startsWith('/'))
    return leadsSomewhere('', `./${address.slice(1)}${anchor ? `#${anchor}` : ''}`);
  const target = address ? path.posix.join(path.posix.dirname(file), decodeURI(address)) : file;
  if (!isThere(target)) return false;
  if (!anchor || !target.endsWith('.md')) return true;
  return anchorsOf(textOf(target)).includes(decodeURIComponent(anchor));
}

function slugOf(heading) {
  return heading
    .replace(/<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function withoutFences(text) {
  return text.replace(/^( *)(```+)[^]*?^ *\2/gm, '');
}

function withoutCode(text) {
  return withoutFences(text).replace(/(`+)[^`][^]*?\1/g, '');
}
