/**
 * The parts of a page that a publishing server renders, by id: what it renders, and the answers
 * that the app needs first, as JSON.
 */
export const publishedIds = { page: 'published', answers: 'published-answers' } as const;

/** Whether the query or the fragment of the page's address holds an answer of the sign-on server. */
export function isSignOnReturn({ search, hash }: { search: string; hash: string }): boolean {
  return /[?#&]state=/.test(search + hash);
}

/** The answers in a published page. */
export interface PublishedAnswers {
  /** The contents of `config.json`. */
  configuration: unknown;
  /** Answers of the API by address. */
  api: Readonly<Record<string, unknown>>;
}
