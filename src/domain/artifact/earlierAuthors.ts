import { foldText } from '../text/foldText';
import type { User } from './user';
import type { Artifact } from './artifact';
import { type Author, isSupportContact, type SupportNames } from './author';
import { canEdit } from './permissions';

/** The maximum number of authors suggested at once. */
const mostSuggested = 8;

/**
 * The authors of the artifacts that a user may edit, authors of the most artifacts first. The same
 * name with another address or affiliation counts as another author, unless both are missing.
 */
export function earlierAuthors(
  artifacts: readonly Artifact[],
  user: User | undefined,
  support: SupportNames,
): Author[] {
  const found = new Map<string, { author: Author; count: number }>();
  for (const artifact of artifacts) {
    if (!canEdit(artifact, user)) continue;
    for (const author of artifact.authors) {
      if (!author.fullName.trim() || isSupportContact(author, support)) continue;
      const key = keyOf(author);
      found.set(key, { author, count: (found.get(key)?.count ?? 0) + 1 });
    }
  }
  const all = [...found.values()].sort((a, b) => b.count - a.count).map(({ author }) => author);
  const known = new Set(all.filter(isDescribed).map(({ fullName }) => foldText(fullName)));
  return all.filter((author) => isDescribed(author) || !known.has(foldText(author.fullName)));
}

/**
 * The authors to suggest for a typed name: each word of it begins a word of theirs. Authors who are
 * already listed, other than the one being typed, are not suggested.
 */
export function suggestAuthors(
  earlier: readonly Author[],
  typed: string,
  listed: readonly Author[],
): Author[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const taken = new Set(listed.map(keyOf));
  return earlier
    .filter((author) => {
      const parts = foldText(author.fullName).split(/[\s.-]+/);
      return (
        !taken.has(keyOf(author)) &&
        words.every((word) => parts.some((part) => part.startsWith(word)))
      );
    })
    .slice(0, mostSuggested);
}

function isDescribed({ affiliation, email }: Author): boolean {
  return affiliation.trim() !== '' || email.trim() !== '';
}

function keyOf({ fullName, affiliation, email }: Author): string {
  return [fullName, affiliation, email].map((text) => foldText(text.trim())).join('\n');
}
