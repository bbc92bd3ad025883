import type { VersionDraft } from './versionDialogProps';

/** The entries that the fields of a version start with. */
export const emptyVersionDraft: VersionDraft = {
  kind: 'git',
  address: '',
  refText: '',
  site: 'chi-uc',
  siteName: '',
  imageId: '',
  template: '',
  sourceUrl: '',
  doi: '',
  links: [],
};
