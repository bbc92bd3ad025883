import type { Visibility } from '../artifact/artifact';
import type { Author } from '../artifact/author';
import { tidyText } from '../text/characters';

/** A new artifact while the user writes it (product 2.9). Unknown values are `''` or `[]`. */
export interface ArtifactDraft {
  title: string;
  shortDescription: string;
  /** Markdown. */
  longDescription: string;
  visibility: Visibility;
  /** Tags of the catalogue's vocabulary. */
  tags: readonly string[];
  authors: readonly Author[];
}

/**
 * The changes of an artifact's description. Absent fields stay as they are. `''` clears the long
 * description.
 */
export type MetadataChanges = Partial<ArtifactDraft>;

/** A new artifact in the form that adds it by hand. */
export interface ManualDraft extends ArtifactDraft {
  /** What the folded part of the form holds. Absent while nothing is entered there. */
  more?: object;
}

/** The draft of an untouched form. New artifacts are private (product 3.1). */
export const emptyArtifactDraft: ArtifactDraft = {
  title: '',
  shortDescription: '',
  longDescription: '',
  visibility: 'private',
  tags: [],
  authors: [],
};

/** An author without any data. */
export const emptyAuthor: Author = { fullName: '', affiliation: '', email: '' };

/** The maximum length of each text, in code points (product 5.1, contract/api 2.3). */
export const draftLimits = {
  title: 140,
  shortDescription: 200,
  longDescription: 5000,
  fullName: 200,
  affiliation: 200,
  email: 254,
} as const;

/** Whether a draft holds nothing that the user would miss. */
export function isEmptyArtifactDraft(draft: ManualDraft): boolean {
  const { title, shortDescription, longDescription, visibility, tags, authors } = draft;
  const texts = [title, shortDescription, longDescription, ...authors.flatMap(textsOf)];
  const hasText = texts.some((text) => text.trim());
  return visibility === 'private' && tags.length === 0 && !hasText && !draft.more;
}

/** The draft as it is sent: texts tidied, tags without duplicates. */
export function tidyArtifactDraft(draft: ArtifactDraft): ArtifactDraft {
  return {
    title: tidyText(draft.title),
    shortDescription: tidyText(draft.shortDescription),
    longDescription: tidyText(draft.longDescription),
    visibility: draft.visibility,
    tags: [...new Set(draft.tags)],
    authors: draft.authors.map(({ fullName, affiliation, email }) => ({
      fullName: tidyText(fullName),
      affiliation: tidyText(affiliation),
      email: tidyText(email),
    })),
  };
}

function textsOf({ fullName, affiliation, email }: Author): string[] {
  return [fullName, affiliation, email];
}
