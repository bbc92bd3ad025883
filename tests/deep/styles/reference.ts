import { readFileSync } from 'node:fs';
import path from 'node:path';

import citeproc from 'citeproc';

import type { CslItem } from '../../../src/domain/citation/cslItem';
import type { CslName } from '../../../src/domain/names/cslName';
import type { CitationPart, CslStyle } from '../../../src/domain/citation/styles/citationStyle';

/** The file of each style in the repository of the CSL project. */
const files: Readonly<Record<CslStyle, string>> = {
  apa: 'apa',
  mla: 'modern-language-association',
  chicago: 'chicago-author-date',
  ieee: 'ieee',
  harvard: 'harvard-cite-them-right',
  vancouver: 'nlm-citation-sequence',
  acm: 'association-for-computing-machinery',
};

/** Formats items with the reference processor, citeproc, and the styles in a folder. */
export function createReference(folder: string) {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  let item: CslItem | undefined;
  // Cite Them Right is a British style. Its file does not specify the language.
  const languageOf = (style: CslStyle) => (style === 'harvard' ? 'en-GB' : 'en-US');
  const system = {
    retrieveLocale: (language: string) =>
      read(`locales-${language === 'en-GB' ? 'en-GB' : 'en-US'}.xml`),
    retrieveItem: () => structuredClone(item),
  };
  const engines = new Map<CslStyle, InstanceType<typeof citeproc.Engine>>();
  return (style: CslStyle, given: CslItem): CitationPart[] => {
    item = given;
    const engine =
      engines.get(style) ??
      new citeproc.Engine(system, read(`${files[style]}.csl`), languageOf(style));
    engines.set(style, engine);
    engine.updateItems([]);
    engine.updateItems([given.id]);
    return partsOf(engine.makeBibliography()[1].join(''));
  };
}

const entities: Readonly<Record<string, string>> = {
  '&#38;': '&',
  '&#60;': '<',
  '&#62;': '>',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** Reads an entry of the reference processor's HTML. Leaves out the number in front. */
function partsOf(html: string): CitationPart[] {
  const text = html
    .replaceAll('<sup>TM</sup>', '™')
    .replaceAll('<sup>2</sup>', '²')
    .replace(/<div class="csl-left-margin">.*?<\/div>/s, '')
    .replace(/<\/?div[^>]*>/g, '')
    .trim();
  const parts: CitationPart[] = [];
  let isItalic = false;
  for (const piece of text.split(/(<\/?i>)/)) {
    if (piece === '<i>' || piece === '</i>') isItalic = piece === '<i>';
    else if (piece) {
      const plain = piece.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
      parts.push({ text: plain, isItalic });
    }
  }
  return parts;
}

/**
 * What the processor would write but for the deviations that product 2.5 lists. `undefined` if the
 * item is one that it writes wrongly.
 */
export function withoutDeviations(
  style: CslStyle,
  { title, URL: address, DOI: doi, author, issued, publisher }: CslItem,
  text: string,
): string | undefined {
  // It takes a full stop and other marks at the start out of the title, or repeats them.
  const isFirst = { vancouver: !author, acm: !author && !issued, apa: !author && !publisher };
  const isMoved = !(style in isFirst) || isFirst[style as keyof typeof isFirst];
  if (/^[:.;!?]/.test(title) && isMoved) return;
  if (isTangled(title)) return;
  // It takes the first half of a hyphenated name for a particle if its letters have capitals.
  if (author?.some(isHalved)) return;
  // It takes tags in a title for formatting, and curls apostrophes in addresses.
  if (/<\/?[a-z]+>/.test(title) || address?.includes("'")) return;
  const single = text.replace('Versions ', 'Version ').replace(/ {2,}/g, ' ');
  const isRepeated = style === 'vancouver' && doi && address === `https://doi.org/${doi}`;
  return isRepeated ? single.replace(` doi:${doi}`, '') : single;
}

/** Whether a family name starts in lower case and has a hyphen or apostrophe inside. */
function isHalved({ family = '', 'non-dropping-particle': particle }: CslName): boolean {
  return !particle && /^[^\p{L}]*\p{Ll}[^ ]*['’ʻ-]./u.test(family);
}

/**
 * Whether a title has empty quotation marks, which the processor drops with one of its neighbours,
 * or a straight mark directly behind another opening mark while some mark has no partner, where it
 * adds a blank.
 */
function isTangled(title: string): boolean {
  if (/“”|‘’|""|''/.test(title)) return true;
  const count = (mark: string) => title.split(mark).length - 1;
  const isPaired =
    count('"') % 2 === 0 && count('“') === count('”') && count('‘') === count('’') && !count("'");
  return /["'“‘]["']/.test(title) && !isPaired;
}

/** A citation with its italics in underscores. */
export function marked(parts: readonly CitationPart[]): string {
  return parts.map(({ text, isItalic }) => (isItalic ? `_${text}_` : text)).join('');
}
