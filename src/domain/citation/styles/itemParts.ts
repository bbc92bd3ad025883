import type { CslItem } from '../cslItem';
import type { CitationPart, CslStyle } from './citationStyle';
import { nameList } from './nameList';
import { nameRules } from './nameRules';
import { type Quotation, withQuotes } from './quotes';
import { isAlphabetic } from './scripts';
import type { Span } from './span';
import { titleCase } from './titleCase';
import { writers } from './writers';

/** The format of titles in each style. */
const titleRules: Readonly<
  Record<
    CslStyle,
    { isItalic?: 'always' | 'alphabetic'; isTitleCase?: boolean; isQuoted?: boolean }
  >
> = {
  apa: { isItalic: 'always' },
  mla: { isItalic: 'alphabetic', isTitleCase: true },
  chicago: { isItalic: 'alphabetic', isTitleCase: true },
  ieee: { isItalic: 'alphabetic' },
  harvard: { isQuoted: true },
  vancouver: {},
  acm: {},
};

/**
 * An item in a citation style, without the number that numbered styles put in front. Equals the
 * output of the reference processor, except for the deviations listed in product 2.5.
 */
export function itemParts(style: CslStyle, item: CslItem): CitationPart[] {
  const quotation = style === 'harvard' ? 'british' : 'american';
  const { DOI: doi = '', URL: url = '', version = '', publisher = '' } = item;
  const [year, month, day] = item.issued?.['date-parts'][0] ?? [];
  const spans = writers[style]({
    authors: nameList(item.author ?? [], nameRules[style], quotation),
    title: titleSpans(style, item.title, quotation),
    version,
    publisher: publisher ? [withQuotes(spaced(publisher), quotation)] : [],
    ...(year !== undefined &&
      month !== undefined &&
      day !== undefined && { date: { year, month, day } }),
    doi,
    url,
    link: doi ? `https://doi.org/${doi}` : url,
  });
  return merged(spans);
}

function titleSpans(style: CslStyle, title: string, quotation: Quotation): Span[] {
  const { isItalic, isTitleCase, isQuoted } = titleRules[style];
  const text = spaced(title);
  const span = withQuotes(isTitleCase ? titleCase(text) : text, quotation, isQuoted);
  if (!isQuoted) {
    return [{ ...span, isItalic: isItalic === 'always' || (!!isItalic && isAlphabetic(text)) }];
  }
  // In British English, a comma, colon or semicolon moves after the closing mark. The reference
  // processor does not move it if the title has other such marks.
  const [, marks = ''] = /^[^"'“”‘’]*?([,:;]*)$/.exec(text) ?? [];
  const end = [...marks].reduceRight(mergedMarks, '');
  const body = span.text.slice(0, span.text.length - marks.length);
  const closed = { ...span, text: `‘${body}’`, closing: span.closing + 1, isBritish: true };
  return end ? [closed, { ...span, text: end, closing: 0 }] : [closed];
}

/** Adds a mark before others, which may absorb it. */
function mergedMarks(others: string, mark: string): string {
  if (others.startsWith(mark)) return others;
  return mark + (mark === ';' ? others.replace(/^:/, '') : others);
}

/** Puts a narrow no-break space before marks that are set apart, as in French. */
function spaced(text: string): string {
  return text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u202f');
}

function merged(spans: readonly Span[]): CitationPart[] {
  const parts: CitationPart[] = [];
  for (const { text, isItalic } of spans) {
    const last = parts.at(-1);
    if (last?.isItalic === isItalic) last.text += text;
    else if (text) parts.push({ text, isItalic });
  }
  return parts;
}
