import path from 'node:path';

/** The sample repositories that all sandboxes of the tests share, so that git makes them once. */
export const sampleRepositories = path.resolve(
  import.meta.dirname,
  '../.build/sample-repositories',
);
