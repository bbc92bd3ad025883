import { pageAddress } from '../files/filePlace';
import type { FoundFiles } from './foundFiles';

/** Most files of a record that the lines download. */
const mostFiles = 5;

/** Programs that check a file, by the algorithm of its checksum. */
const checkers = new Map([
  ['md5', 'md5sum'],
  ['sha1', 'sha1sum'],
  ['sha256', 'sha256sum'],
  ['sha512', 'sha512sum'],
]);

/**
 * The lines that download the files of a record, and check them. Empty for more files, and for
 * names that a shell could take for something else.
 */
export function downloadLines(found: FoundFiles | undefined): string[] {
  const { source, entries = [], isCut } = found ?? {};
  const files = entries.filter(({ path }) => !path.includes('/'));
  const isPlain = files.every(({ path }) => /^\w[\w.+-]*$/.test(path));
  if (!source || isCut || !isPlain || files.length > mostFiles) return [];
  return files.flatMap(({ path, checksum = '' }) => {
    const [algorithm = '', digits = ''] = checksum.split(':');
    const checker = /^[\da-f]+$/i.test(digits) && checkers.get(algorithm);
    return [
      `curl -L -o ${path} ${pageAddress(source, path)}`,
      ...(checker ? [`echo '${digits}  ${path}' | ${checker} -c`] : []),
    ];
  });
}
