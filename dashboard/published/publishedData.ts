import type { CatalogueSummary } from '../../src/domain/catalogue/catalogueSummary';
import type { ListScope } from '../../src/domain/ports/artifactRepository';

/** Id of the element of a published page that holds its data, as JSON. */
export const dataId = 'published-data';

/** Id of the element of a published list that describes its artifacts to Zotero, as COinS. */
export const coinsId = 'published-coins';

/** Attribute of the app's element until React has hydrated a published page. */
export const unhydratedMark = 'data-published';

/** The catalogue data that a publishing server has when it renders a page. */
export interface PublishedResponses {
  /** Unchanged responses of the API, by address. */
  api: Readonly<Record<string, unknown>>;
  /** The artifact that the page shows. Absent for the list and Home. */
  artifactId?: string;
  /** The part of the catalogue that the list starts with. Absent for the whole catalogue. */
  scope?: ListScope;
  /** The summary on Home. Absent if the server does not know the whole catalogue yet. */
  summary?: CatalogueSummary;
}

/** The data in a published page. */
export interface PublishedData extends PublishedResponses {
  /** The contents of `config.json`. */
  configuration: unknown;
}

/** Whether the query or the fragment of an address holds a response of the sign-on server. */
export function isSignOnReturn({ search, hash }: { search: string; hash: string }): boolean {
  return [search, hash].some((part) => /[?#&]state=/.test(part) && /[?#&](code|error)=/.test(part));
}
