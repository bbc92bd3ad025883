/** Separates texts that are searched together, so that no word is found across two of them. */
const separator = '\u001f';

/** A text without its letter case, for comparing and searching beyond ASCII, which SQLite alone does not do. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** What `q` searches an artifact by (contract/api 2.1). */
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
