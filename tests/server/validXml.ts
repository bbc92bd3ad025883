import { readFile } from 'node:fs/promises';

import { expect } from 'vitest';
import { validateXML } from 'xmllint-wasm';

/** Fails unless libxml2 accepts the texts by a schema in `schemas/`: XSD or RELAX NG. */
export async function expectValid(xml: string | string[], schemaFile: string): Promise<void> {
  const schema = await readFile(new URL(`schemas/${schemaFile}`, import.meta.url), 'utf8');
  const { valid, rawOutput } = await validateXML({
    xml: [xml].flat().map((contents, index) => ({ fileName: `published-${index}.xml`, contents })),
    schema,
    extension: schemaFile.endsWith('.rng') ? 'relaxng' : 'schema',
    maxMemoryPages: 4_096,
  });
  expect(valid, rawOutput).toBe(true);
}
