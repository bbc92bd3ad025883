import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { typesConfigs } from '../configs/typesConfig.mjs';
import { isElementEntry, publishedEntries } from '../metadata/packageExports.mjs';
import { PlainError } from '../plainly.mjs';
import { at } from '../root.mjs';
import { runTool } from '../runCommand.mjs';

import { bundle } from './bundle.mjs';

const relativeImport = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.\.?\/[^'"]+)\2/g;

/** Node and TypeScript's `node16` resolution need the file extensions that the sources omit. */
function addEndings(declarations) {
  return declarations.replace(relativeImport, '$1$2$3.js$2');
}

/** Importing the types of an element also adds the DOM types of all elements. */
function addDomTypes(folder) {
  for (const name of publishedEntries(at('src/entries')).filter(isElementEntry)) {
    const file = path.join(folder, 'entries', `${name}.d.ts`);
    const dom = path.posix.relative(path.posix.dirname(`entries/${name}`), 'dom.js');
    writeFileSync(file, `import '${dom}';\n${readFileSync(file, 'utf8')}`);
  }
}

/** Builds `dist/types`: the declarations of the package. */
export async function buildTypes() {
  const folder = at('dist/types');
  rmSync(folder, { recursive: true, force: true });
  const { code, output } = await runTool(
    at('node_modules/typescript/bin/tsc'),
    ['-p', at('tools/products/tsconfig.types.json')],
    { capture: true },
  );
  if (code !== 0) throw new PlainError(`The types of the package cannot be generated:\n${output}`);
  for (const config of typesConfigs(folder)) await bundle(config);
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (file.endsWith('.d.ts')) writeFileSync(file, addEndings(readFileSync(file, 'utf8')));
  }
  addDomTypes(folder);
}
