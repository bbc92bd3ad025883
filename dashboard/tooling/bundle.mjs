import { rollup } from 'rollup';

import { PlainError } from './plainly.mjs';

/** Where in the sources an error of Rollup or of one of its plugins lies, as far as it says. */
export function tellBuildError(error) {
  const place = error.loc ? ` (${error.loc.file ?? error.id}:${error.loc.line})` : '';
  return [`${error.message}${place}`, error.frame].filter(Boolean).join('\n');
}

/** Bundles by one of the configurations of rollup.config.mjs. */
export async function bundle(config) {
  let result;
  try {
    result = await rollup(config);
    await result.write(config.output);
  } catch (error) {
    throw new PlainError(tellBuildError(error));
  } finally {
    await result?.close();
  }
}
