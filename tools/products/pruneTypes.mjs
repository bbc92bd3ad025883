import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const declarationsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => path.join(folder, name));

/** The declaration files that a declaration file imports, as paths. */
function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.\.?\/[^'"]+)\.js['"]/g);
  return [...found].map(([, address]) => `${path.join(path.dirname(file), address)}.d.ts`);
}

/**
 * Deletes the declaration files below `folder` that cannot be imported: those that are neither in
 * `roots` nor imported from there, directly or indirectly. Roots are files or folders.
 */
export function pruneTypes(folder, roots) {
  const reached = new Set();
  const waiting = roots.flatMap((root) => (root.endsWith('.d.ts') ? [root] : declarationsIn(root)));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(file)) continue;
    reached.add(file);
    waiting.push(...importsOf(file));
  }
  for (const file of declarationsIn(folder)) if (!reached.has(file)) rmSync(file);
}
