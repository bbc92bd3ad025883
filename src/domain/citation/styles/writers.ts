import type { CslStyle } from './citationStyle';
import { withQuotes } from './quotes';
import { followed, joined, plain, type Span } from './span';
import { capital } from './titleCase';

/** The parts of a citation. Parts without a value are empty. */
export interface CitedParts {
  authors: Span[];
  title: Span[];
  version: string;
  publisher: Span[];
  /** Absent if the date is unknown. */
  date?: { year: number; month: number; day: number };
  doi: string;
  url: string;
  /** The address that resolves the DOI, or else the other one. */
  link: string;
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** How each style combines the parts. */
export const writers: Readonly<Record<CslStyle, (parts: CitedParts) => Span[]>> = {
  apa({ authors, title, version, publisher, date, doi, link }) {
    const named = joined([title, quoted(version && `(Version ${version})`)], ' ');
    const isNameless = authors.length + publisher.length === 0;
    const kind = text('[Computer software]');
    const main = [
      first(authors, publisher, named),
      text(`(${date?.year ?? 'n.d.'})`),
      isNameless ? kind : joined([named, kind], ' '),
      authors.length > 0 ? publisher : [],
    ];
    const address = text(link && !date && !doi ? `Retrieved ${link}` : link);
    return joined([ended(joined(main, '. ')), address], ' ');
  },

  mla({ authors, title, version, publisher, date, link }) {
    const day = text(date && `${date.day} ${shortMonth(date.month, 4)} ${date.year}`);
    const source = [quoted(version && `Version ${version}`), publisher, day, text(link)];
    return ended(joined([authors, title, joined(source, ', ')], '. '));
  },

  chicago({ authors, title, version, publisher, date, link }) {
    const lead = first(authors, publisher, title);
    const source = authors.length > 0 ? publisher.map(withCapital) : [];
    const released = source.length > 0 ? 'released' : 'Released';
    const main = [
      joined([lead, text(`${date?.year ?? 'n.d.'}`)], '. '),
      lead === title ? [] : title,
      quoted(version && `V. ${version}`),
      joined([source, text(date && `${released} ${months[date.month - 1]} ${date.day}`)], ', '),
      text(link),
    ];
    return ended(joined(main, '. '));
  },

  ieee({ authors, title, publisher, date, doi, url }) {
    const day = date && `${date.day}`.padStart(2, '0');
    const when = text(date && `(${shortMonth(date.month, 3)} ${day}, ${date.year})`);
    const main = ended(joined([title, when, publisher], '. '));
    const access = doi ? `doi: ${doi}.` : url && `[Online]. Available: ${url}`;
    return joined([joined([authors, main], ', '), text(access)], ' ');
  },

  harvard({ authors, title, publisher, date, link }) {
    const year = text(`(${date?.year ?? 'no date'})`);
    const lead = authors.length > 0 ? [authors, year, title] : [title, year];
    const access = text(link && `Available at: ${link}`);
    return ended(joined([joined(lead, ' '), publisher, access], '. '));
  },

  vancouver({ authors, title, publisher, date, doi, url, link }) {
    const medium = joined([title, text(url && '[Internet]')], ' ');
    const source = joined([publisher, text(date && `${date.year}`)], '; ');
    const access = [
      text(url && `Available from: ${url}`),
      text(doi && url !== link ? `doi:${doi}` : ''),
    ];
    return joined([ended(joined([authors, medium, source], '. ')), joined(access, ' ')], ' ');
  },

  acm({ authors, title, date, doi, link }) {
    const main = joined([authors, text(date && `${date.year}`), title], '. ');
    return joined([ended(main), text(link && !doi ? `Retrieved from ${link}` : link)], ' ');
  },
};

function text(value: string | undefined): Span[] {
  return value ? [plain(value)] : [];
}

function quoted(value: string): Span[] {
  return value ? [withQuotes(value, 'american')] : [];
}

/** The first non-empty one. */
function first(...texts: Span[][]): Span[] {
  return texts.find(({ length }) => length > 0) ?? [];
}

function ended(spans: Span[]): Span[] {
  return followed(spans, '.');
}

function withCapital(span: Span): Span {
  return { ...span, text: capital(span.text) };
}

/** `Mar.`, `May`, and with four letters `June`, `July` and `Sept.` */
function shortMonth(month: number, longest: 3 | 4): string {
  const name = months[month - 1] ?? '';
  if (name.length <= longest) return name;
  return `${name.slice(0, name === 'September' ? longest : 3)}.`;
}
