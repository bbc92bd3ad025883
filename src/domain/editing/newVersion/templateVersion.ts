import type { UrnNames } from '../../artifact/urn/urn';
import type { VersionReading } from './newVersion';

/**
 * Checks the syntax of a template. Returns a sentence with the position of the first error, or
 * nothing.
 */
export type TemplateCheck = (text: string) => Promise<string | undefined>;

/** The longest template that the form accepts, in characters. Templates have a few thousand. */
export const templateLimit = 500_000;

/**
 * Reads the text of an orchestration template. `now`: milliseconds since 1970, which become the
 * name of the contents (contract/api 7). Does not check the syntax.
 */
export function readTemplateVersion(text: string, names: UrnNames, now: number): VersionReading {
  const problem = templateProblem(text);
  if (problem) return { problems: { template: problem } };
  return {
    version: {
      contentsUrn: `urn:${names.urnNamespace}:contents:heat_template:embedded-${now}`,
      setup: { type: 'heat_template', arguments: text.replace(/^\uFEFF/, '') },
    },
  };
}

/** The problem with a text, apart from its syntax. */
export function templateProblem(text: string): string | undefined {
  if (!text.trim()) return 'Please enter a template, or choose a file.';
  if (text.length > templateLimit) {
    const limit = templateLimit.toLocaleString('en');
    return `This text is too long. A template has at most ${limit} characters.`;
  }
  // The catalogue refuses these (contract/api 1.5).
  return /[\0\p{Surrogate}]/u.test(text)
    ? 'This is not plain text. Choose a YAML file.'
    : undefined;
}
