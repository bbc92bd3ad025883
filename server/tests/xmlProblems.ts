import { readFile } from 'node:fs/promises';

import { validateXML } from 'xmllint-wasm';

/** Number of texts per batch. libxml2 keeps them all in memory. */
const batch = 300;

/**
 * The errors that libxml2 reports for texts against a schema in `schemas/`: XSD or RELAX NG. `''`
 * if there are none.
 */
export async function xmlProblems(xml: readonly string[], schemaFile: string): Promise<string> {
  const schema = await readFile(new URL(`schemas/${schemaFile}`, import.meta.url), 'utf8');
  for (let start = 0; start < xml.length; start += batch) {
    const { valid, rawOutput } = await validateXML({
      xml: xml.slice(start, start + batch).map((contents, index) => ({
        fileName: `published-${start + index}.xml`,
        contents,
      })),
      schema,
      extension: schemaFile.endsWith('.rng') ? 'relaxng' : 'schema',
      maxMemoryPages: 4_096,
    });
    if (!valid) return rawOutput;
  }
  return '';
}
