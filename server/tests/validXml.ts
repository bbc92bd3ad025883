import { expect } from 'vitest';

import { xmlProblems } from './xmlProblems';

/** Fails unless libxml2 accepts the texts by a schema in `schemas/`: XSD or RELAX NG. */
export async function expectValid(xml: string | string[], schemaFile: string): Promise<void> {
  expect(await xmlProblems([xml].flat(), schemaFile)).toBe('');
}
