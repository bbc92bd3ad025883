import { nameOf } from './fileNames';
import type { EnvironmentFile } from './environments';

/**
 * The file whose text says whether the versions of the dependencies are pinned. `undefined` if a
 * lock file states them, or if no file is read for this.
 */
export function fileToCheck(files: readonly EnvironmentFile[]): string | undefined {
  if (files.some(({ isLock }) => isLock)) return undefined;
  return files.find(({ path }) => /^(?:requirements\.txt|environment\.ya?ml)$/i.test(nameOf(path)))
    ?.path;
}

/**
 * The dependencies without an exact version in a `requirements.txt` or an `environment.yml`, as
 * they are written.
 */
export function unpinnedIn(path: string, text: string): string[] {
  return /\.txt$/i.test(path) ? unpinnedByPip(text) : unpinnedByConda(text);
}

/** One requirement in each line (https://pip.pypa.io/en/stable/reference/requirements-file-format/). */
function unpinnedByPip(text: string): string[] {
  return text
    .replace(/\\\r?\n/g, ' ')
    .split(/\r?\n/)
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line && !line.startsWith('-') && !isPinnedByPip(line))
    .map((line) => line.replace(/\s*;.*$/, ''));
}

function isPinnedByPip(requirement: string): boolean {
  const [specifier = ''] = requirement.split(';');
  if (/@\s*\S|^[\w+.-]+:\/\/|^\.{0,2}\//.test(specifier)) {
    return /@[0-9a-f]{40}\b|\.(?:whl|zip|tar\.gz)\b|^\.{0,2}\//i.test(specifier);
  }
  return /={2,3}\s*[^*\s,]+\s*(?:--hash.*)?$/.test(specifier.trim());
}

/** The list below `dependencies:`, with a list for pip in it. */
function unpinnedByConda(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, '').trimEnd());
  const start = lines.findIndex((line) => /^dependencies\s*:/.test(line));
  if (start < 0) return [];
  const unpinned: string[] = [];
  let pipIndent: number | undefined;
  for (const line of lines.slice(start + 1)) {
    if (/^[^\s-]/.test(line)) break;
    const item = /^(\s*)-\s+["']?(.+?)["']?$/.exec(line);
    if (!item) continue;
    const [, indent = '', entry = ''] = item;
    if (pipIndent !== undefined && indent.length <= pipIndent) pipIndent = undefined;
    if (/^pip\s*:$/.test(entry)) pipIndent = indent.length;
    else if (pipIndent !== undefined) unpinned.push(...unpinnedByPip(entry));
    else if (!/^(?:\S+::)?[\w.-]+\s*={1,2}\s*\d[^*]*$/.test(entry)) unpinned.push(entry);
  }
  return unpinned;
}
