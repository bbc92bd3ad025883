import type { ListScope } from '../../src/domain/ports/artifactRepository';

/** Id of the element of a published page that holds its data, as JSON. */
export const dataId = 'published-data';

/** Attribute of the app's element until React has hydrated a published page. */
export const unhydratedMark = 'data-published';

/** What a publishing server knows of the catalogue when it renders a page. */
export interface PublishedResponses {
  /** Responses of the API by address, as they came. */
  api: Readonly<Record<string, unknown>>;
  /** The artifact that the page shows. Absent for the list and Home. */
  artifactId?: string;
  /** The part of the catalogue that the list begins with. Absent for all of it. */
  scope?: ListScope;
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
