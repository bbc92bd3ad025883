import { readFileSync } from 'node:fs';
import path from 'node:path';

const importing = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']/g;

/** The code of a built module and of all that it loads, now or later. */
function codeOf(file, seen = new Map()) {
  if (seen.has(file)) return seen;
  const code = readFileSync(file, 'utf8');
  seen.set(file, code);
  for (const [, name] of code.matchAll(importing)) codeOf(path.resolve(file, '..', name), seen);
  return seen;
}

const uses = (text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
const isPublic = (name) => name.startsWith('--trovi-');

/**
 * The public custom properties that reach something in a built element: components read private ones, which take their values from
 * the public ones; a public one that feeds a private one nobody reads does nothing.
 */
export function usedProperties(file) {
  const styles = [...codeOf(file).values()]
    .flatMap((code) => [...code.matchAll(/addStyles\((["'`])(.*?[^\\])\1\)/g)])
    .map(([, , css]) => css)
    .join('');
  const sources = new Map();
  const rest = styles.replace(/(--(?!trovi-)[\w-]+):([^;}]*)/g, (declaration, name, value) => {
    const found = uses(value).filter(isPublic);
    if (found.length === 0) return declaration;
    sources.set(name, found);
    return '';
  });
  return new Set(
    uses(rest).flatMap((name) => (isPublic(name) ? [name] : (sources.get(name) ?? []))),
  );
}
