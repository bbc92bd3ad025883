import { GitFailure, runGit } from './runGit';

/** Most segments of a ref in an address, such as `feature/plot`. */
const mostSegments = 3;
const mostBytes = 2_000_000;

/**
 * Reads a file of a repository by `ref/path`, as hosts of raw files do. The ref may have slashes.
 * Undefined if the file does not exist.
 */
export async function readRawFile(folder: string, address: string): Promise<string | undefined> {
  const segments = address.split('/');
  for (let count = 1; count <= Math.min(mostSegments, segments.length - 1); count += 1) {
    const ref = segments.slice(0, count).join('/');
    const file = segments.slice(count).join('/');
    if (!/^\w[\w./-]*$/.test(ref) || !/^\w[\w./ -]*$/.test(file)) continue;
    try {
      return await runGit(['show', `${ref}:${file}`], { folder, mostBytes });
    } catch (error) {
      if (!(error instanceof GitFailure)) throw error;
    }
  }
  return undefined;
}
