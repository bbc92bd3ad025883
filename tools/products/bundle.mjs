import { rollup } from 'rollup';

import { PlainError } from '../plainly.mjs';

/** The message of a Rollup error, with its position in the sources. */
export function formatBuildError({ message, id, loc, frame }) {
  const file = loc?.file ?? id;
  const place = file && (loc ? `${file}:${loc.line}` : file);
  return [place && `In ${place}:`, message, frame].filter(Boolean).join('\n');
}

/** Bundles with one of the configurations in `tools/configs`. Returns the files that it wrote. */
export async function bundle(config) {
  let result;
  try {
    result = await rollup(config);
    const { output } = await result.write(config.output);
    return output;
  } catch (error) {
    throw new PlainError(formatBuildError(error));
  } finally {
    await result?.close();
  }
}
