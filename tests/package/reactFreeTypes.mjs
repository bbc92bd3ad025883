import { readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { PlainError } from '../../tools/plainly.mjs';

/** The import paths whose modules need React's types. */
const withReact = /^\.\/(add|components|detail|edit|featured|toaster|jsx|react)$/;
const ofFramework = { './solid': ['solid-js'], './vue': ['vue'] };

/** The packages that a declaration file imports, directly or through other files. */
function packagesOf(file, visited = new Set()) {
  if (visited.has(file)) return [];
  visited.add(file);
  const { importedFiles, typeReferenceDirectives } = ts.preProcessFile(readFileSync(file, 'utf8'));
  const names = [...importedFiles, ...typeReferenceDirectives].map(({ fileName }) => fileName);
  return names.flatMap((name) =>
    name.startsWith('.')
      ? packagesOf(path.join(path.dirname(file), name.replace(/\.js$/, '.d.ts')), visited)
      : [name],
  );
}

/**
 * Checks that the declarations of all modules for applications without React import only packages
 * that are installed with ours, and the framework that the module is for.
 */
export function checkReactFreeTypes(unpacked, { exports, dependencies }) {
  const names = Object.keys(exports).filter((name) => exports[name].types && !withReact.test(name));
  for (const name of names) {
    const allowed = [...Object.keys(dependencies), ...(ofFramework[name] ?? [])];
    const found = packagesOf(path.join(unpacked, exports[name].types));
    const wrong = found.find((one) => !allowed.includes(one));
    if (wrong) throw new PlainError(`The types of trovi-widgets/${name.slice(2)} import ${wrong}.`);
  }
  console.log(`The types of ${names.length} modules need no React.`);
}
