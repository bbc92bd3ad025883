import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whether a file, by its path from the root, is only for tests. */
const isTest = (file) =>
  /\.test\.(tsx?|mjs)$/.test(file) || /^(sandbox|server)[/\\]tests[/\\]/.test(file);

function listFiles(start) {
  if (!existsSync(start)) return [];
  if (statSync(start).isFile()) return [start];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name));
}

/**
 * A digest of files and folders, without tests. It depends on contents, not on dates: checking out
 * a branch makes old files look new.
 */
export function fingerprint(root, sources) {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) => listFiles(path.join(root, source)));
  for (const file of files.filter((name) => !isTest(path.relative(root, name))).sort()) {
    const contents = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${contents.length}\0`).update(contents);
  }
  return hash.digest('hex');
}
