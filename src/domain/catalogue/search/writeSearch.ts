import { quotes } from './parseSearch';

/** Longer texts are searched by their beginning. */
const longest = 200;

/**
 * Writes a search for a text in one field: `author:"Noor Haddad"`. Without a field, in any. A
 * phrase cannot contain quotes, so a text with quotes becomes several phrases. `''` for a blank
 * text.
 */
export function searchFor(text: string, field?: 'author' | 'affiliation'): string {
  return text
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .split(quotes)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => `${field ? `${field}:` : ''}"${phrase}"`)
    .join(' ');
}
