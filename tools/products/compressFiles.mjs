import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this number of bytes, compression saves nothing on the network. */
const worthCompressing = 1000;

/**
 * Writes `x.js.br` and `x.js.gz` beside each script and stylesheet of a folder, so that servers
 * need not compress them for each request.
 */
export async function compressFiles(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < worthCompressing) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await compressBrotli(bytes, { params }));
  await writeFile(`${file}.gz`, await compressGzip(bytes, { level: 9 }));
}
