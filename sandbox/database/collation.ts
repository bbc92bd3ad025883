/** Separates joined texts, so that no word matches across two of them. */
const separator = '\u001f';

/** Folds the letter case of a text. SQLite alone folds ASCII only. */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Folds letter case and accents, as MariaDB does when it compares texts (contract/api 2.1). */
export function foldText(text: string): string {
  return foldCase(text.normalize('NFD').replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, ''));
}

/** The texts of an artifact that `q` searches (contract/api 2.1). */
export function searchTextsOf(artifact: {
  title: string;
  short_description: string;
  long_description?: string | null;
  ownerUrn: string;
  authorNames: string[];
  tags: string[];
}): { ownText: string; names: string } {
  const { title, short_description, long_description, ownerUrn, authorNames, tags } = artifact;
  const ownText = [title, short_description, long_description ?? '', ownerUrn].join(separator);
  return {
    ownText: foldText(ownText),
    names: foldText([...authorNames, ...tags].join(separator)),
  };
}
