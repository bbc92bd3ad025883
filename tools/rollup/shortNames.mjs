import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns vanilla-extract's `identifiers`: names of three or four characters, from the place of the
 * file among all style modules of `folders`, and a number. Other files keep vanilla-extract's own
 * names. For pages that contain no other styles.
 */
export function shortNames(root, folders) {
  const files = folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((file) =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => file.endsWith('.css.ts'))
    .sort();
  /** The names of each file by vanilla-extract's own. A file is compiled with each that imports it. */
  const known = new Map(files.map((file) => [file, new Map()]));
  return ({ hash, filePath }) => {
    const numbers = known.get(filePath);
    if (!numbers) return `_${hash}`;
    if (!numbers.has(hash)) numbers.set(hash, numbers.size.toString(36));
    const index = files.indexOf(filePath);
    const letter = String.fromCharCode(97 + (index % 26));
    return `${letter}${Math.floor(index / 26).toString(36)}${numbers.get(hash)}`;
  };
}
