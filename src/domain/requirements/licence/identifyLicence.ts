import { type LicenceText, licenceTexts } from './licenceTexts';
import { fingerprint, licenceWords } from './licenceWords';

/** Most words before the conditions, unless a licence has a preface. */
const usualBefore = 60;

/** Names of licences, and words that limit one. Before the conditions, they are about another. */
const foreignWords =
  /\b(?:mit|apache|bsd|l?gpl|agpl|gnu|mozilla|mpl|eclipse|epl|eupl|isc|boost|zlib|unlicense|cecill|creative|cc|dual|except|exceptions?|commercial|noncommercial|proprietary|only)\b/g;

/**
 * The SPDX identifier of a licence, by the whole text of its file. `undefined` unless the text is
 * that of one licence, word for word, with nothing but a title, copyright lines and the usual
 * appendix around it.
 */
export function identifyLicence(text: string): string | undefined {
  if (text.length > 200_000) return undefined;
  const words = licenceWords(text);
  const joined = ` ${words.join(' ')} `;
  return licenceTexts.find((licence) => isText(licence, words, joined))?.id;
}

function isText(licence: LicenceText, words: readonly string[], joined: string): boolean {
  const { id, start, count, mark, before = usualBefore, after } = licence;
  const at = joined.indexOf(` ${start} `);
  if (at < 0) return false;
  const first = at === 0 ? 0 : joined.slice(1, at).split(' ').length;
  const end = first + count;
  if (first > before || words.length < end) return false;
  if (fingerprint(words.slice(first, end)) !== mark) return false;
  const rest = words.slice(end);
  const [appendix, most] = after ?? ['', 0];
  if (rest.length > most || (rest.length > 0 && !rest.join(' ').startsWith(appendix))) return false;
  return before > usualBefore || isTitle(words.slice(0, first), id);
}

/** Whether words before the conditions name no other licence. */
function isTitle(words: readonly string[], id: string): boolean {
  const own = [id.toLowerCase().split('-')[0], ...(titles[id] ?? [])];
  const foreign = words.join(' ').match(foreignWords) ?? [];
  return foreign.every((word) => own.includes(word));
}

/** More words of titles. */
const titles: Partial<Record<string, readonly string[]>> = {
  'BSL-1.0': ['boost'],
  'GPL-2.0': ['gnu'],
  'GPL-3.0': ['gnu'],
  'LGPL-2.1': ['gnu'],
  'LGPL-3.0': ['gnu'],
  'AGPL-3.0': ['gnu'],
  'MPL-2.0': ['mozilla'],
  'EPL-2.0': ['eclipse'],
};
