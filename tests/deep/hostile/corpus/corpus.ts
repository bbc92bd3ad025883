import { addresses } from './addresses';
import type { Attack } from './attack';
import { breakouts } from './breakouts';
import { characters, languages } from './characters';
import { clobbering, ownElements } from './clobbering';
import { documents, forms } from './documents';
import { everyHandler, handlersOfElements, oddHandlers } from './handlers';
import { loading, styles } from './loading';
import { endless, markdown } from './markdown';
import { drawings, mutations } from './namespaces';
import { scriptTags } from './scriptTags';
import { headers, shellUrns, urns } from './urns';

/** How a successful attack marks the page: its number in `window.hostile` and its host name. */
function marked(attack: Attack, index: number): Attack {
  const mark = (text: string) =>
    text
      .replaceAll(/\bhostile(=|:)1\b/g, `hostile$1${index}`)
      .replaceAll(/hostile\.example\.org/gi, `h${index}.hostile.example.org`);
  return { ...attack, text: mark(attack.text), images: attack.images.map(mark) };
}

/** All attacks. A number in an attack is its index in this list. */
export const corpus: readonly Attack[] = [
  ...[scriptTags, handlersOfElements, everyHandler, oddHandlers, addresses, drawings, mutations],
  ...[breakouts, documents, forms, loading, styles, clobbering, ownElements, markdown],
  ...[characters, languages, urns, headers, shellUrns, endless],
]
  .flat()
  .map(marked);

/** The attacks that fit a field for a line or a paragraph. */
export const shortAttacks = corpus.filter(({ text }) => text.length <= 2_500);

const every = Number(process.env.HOSTILE_EVERY ?? 6);

/** One in this many short attacks, for tests of servers. HOSTILE_EVERY=1 selects all. */
export const sampledAttacks = shortAttacks.filter((_, index) => index % every === 0);
