import type { ArtifactDraft } from '../../domain/drafts/artifactDraft';
import type { Author } from '../../domain/artifact/author';

/** The fields of a draft by the server's names, in the order of the form (contract/api 2.3). */
export const draftFieldsByWireName: Readonly<Record<string, keyof ArtifactDraft>> = {
  title: 'title',
  short_description: 'shortDescription',
  long_description: 'longDescription',
  visibility: 'visibility',
  tags: 'tags',
  authors: 'authors',
};

/** The fields of an author by the server's names (contract/api 2.3). */
export const authorFieldsByWireName: Readonly<Record<string, keyof Author>> = {
  full_name: 'fullName',
  affiliation: 'affiliation',
  email: 'email',
};
