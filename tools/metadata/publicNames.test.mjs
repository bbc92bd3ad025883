import { readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { publishedEntries } from './packageExports.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const listed = JSON.parse(read('docs/public-names.json'));

/** The maximum number of names in `trovi-widgets/domain`, including types. */
const domainLimit = 60;

const whatToDo = `
A public name is a decision: it stays until the next major version (docs/decisions/72-public-names.md).
If the code of this repository alone needs it, import its module instead of the entry.
If users of the package need it, add it to docs/public-names.json by hand, in the order of \`sort()\`,
and add a changeset. For a name that is gone, remove it there, and say in the changeset what to use.
`;

/** The names that an entry exports, each list sorted. */
function exportedNames(entry) {
  const file = `src/entries/${entry}.ts`;
  const { statements } = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
  const names = { values: [], types: [] };
  for (const statement of statements) {
    if (ts.isImportDeclaration(statement) || ts.isExpressionStatement(statement)) continue;
    const { exportClause, isTypeOnly } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) {
      throw new Error(`${file} may only export names of other modules.`);
    }
    for (const { name, isTypeOnly: isType } of exportClause.elements) {
      names[isTypeOnly || isType ? 'types' : 'values'].push(name.text);
    }
  }
  return { values: names.values.sort(), types: names.types.sort() };
}

describe('the public names', () => {
  it('are those of docs/public-names.json', () => {
    const exported = publishedEntries(path.join(root, 'src/entries'))
      .map((entry) => [entry, exportedNames(entry)])
      .filter(([, { values, types }]) => values.length + types.length > 0);
    expect(Object.fromEntries(exported), whatToDo).toEqual(listed);
  });

  it(`are at most ${domainLimit} in trovi-widgets/domain`, () => {
    const { values, types } = exportedNames('domain');
    expect(values.length + types.length).toBeLessThanOrEqual(domainLimit);
  });
});
