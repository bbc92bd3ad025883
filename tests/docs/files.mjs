import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const ofText =
  /\.(?:ts|tsx|mts|cts|mjs|cjs|js|md|mdx|html|css|json|conf|sh|svg|ya?ml)$|Containerfile$/;

/**
 * The text files of the repository below these paths, also uncommitted ones, as paths from its
 * root.
 */
export function filesIn(...paths) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return [...new Set(listed.split('\n'))].filter((file) => ofText.test(file) && isThere(file));
}

/** Whether the repository has this file or folder. */
export function isThere(file) {
  return existsSync(path.join(root, file));
}

export function textOf(file) {
  return readFileSync(path.join(root, file), 'utf8');
}
