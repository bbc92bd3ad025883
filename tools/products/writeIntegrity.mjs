import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fileName = 'integrity.json';

/**
 * Writes `integrity.json` into a folder: the `integrity` value of each script, by its path in the
 * folder (Subresource Integrity, 3.1).
 */
export function writeIntegrity(folder) {
  const names = readdirSync(folder, { recursive: true })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.js'))
    .sort();
  const digests = names.map((name) => {
    const digest = createHash('sha384').update(readFileSync(path.join(folder, name)));
    return [name, `sha384-${digest.digest('base64')}`];
  });
  const text = `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`;
  writeFileSync(path.join(folder, fileName), text);
}
