import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { PlainError } from '../../tools/plainly.mjs';

/** A pattern of `sideEffects` as a regular expression for paths such as `./dist/add.js`. */
function expressionOf(pattern) {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('**/', '.*').replace(/(?<!\.)\*/g, '[^/]*')}$`);
}

/**
 * Checks that `sideEffects` of package.json names every module for bundlers that registers an
 * element. Bundlers may drop all others.
 */
export function checkSideEffects(unpacked, { sideEffects }) {
  const expressions = sideEffects.map(expressionOf);
  const files = readdirSync(path.join(unpacked, 'dist/elements'), { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `./dist/elements/${name.split(path.sep).join('/')}`);
  const effective = files.filter((file) =>
    /^defineElement\(/m.test(readFileSync(path.join(unpacked, file), 'utf8')),
  );
  if (effective.length < 6) throw new PlainError('The registered elements are not found any more.');
  const omitted = effective.filter((file) => !expressions.some((one) => one.test(file)));
  if (omitted.length > 0) {
    throw new PlainError(`sideEffects of package.json omits ${omitted.join(', ')}.`);
  }
  console.log(`sideEffects names all ${effective.length} modules that have an effect.`);
}
