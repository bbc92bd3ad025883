import { expect } from 'vitest';

import { xmlProblems } from './xmlProblems';

/** Fails unless the texts are valid in libxml2 against a schema in `schemas/`: XSD or RELAX NG. */
export async function expectValid(xml: string | string[], schemaFile: string): Promise<void> {
  expect(await xmlProblems([xml].flat(), schemaFile)).toBe('');
}
