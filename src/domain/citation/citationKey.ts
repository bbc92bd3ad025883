import type { Artifact } from '../artifact/artifact';
import { citedAuthors } from './citation';
import { type CitationOptions, citedFacts } from './citedFacts';
import { withoutEtAl } from '../names/personName';
import { displayedName } from '../names/writtenName';

const longestKey = 60;
const idLength = 8;

/** ASCII spellings of letters that Unicode cannot decompose. */
const foldings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The key of a BibTeX entry: first name of the first author (without authors, the owner's user
 * name), year, the first two words of the title (product 9), and the end of the artifact's id, so
 * that keys of different artifacts differ: `noor_2026_tail_latency_fe9b2ce2`. Lower-case ASCII
 * letters and digits, at most 60 characters. Empty parts are omitted.
 */
export function citationKey(artifact: Artifact, options: CitationOptions): string {
  const author = citedAuthors(artifact, options).map(withoutEtAl).find(Boolean);
  const [name] = wordsOf(displayedName(author ?? ''));
  const year = citedFacts(artifact, options).date?.year;
  const id = folded(artifact.id).slice(-idLength);
  const words = [name, year, ...wordsOf(artifact.title).slice(0, 2)].filter(Boolean).join('_');
  const start = words.slice(0, longestKey - idLength - 1).replace(/_$/, '');
  return [start, id].filter(Boolean).join('_') || 'artifact';
}

/**
 * The words of a text that have ASCII letters or digits after folding. Reads only the first 1000
 * characters.
 */
function wordsOf(text: string): string[] {
  return text.trim().slice(0, 1000).split(/\s+/).map(folded).filter(Boolean);
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => foldings[letter] ?? '')
    .replace(/[^a-z0-9]/g, '');
}
