import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { PlainError } from '../../tools/plainly.mjs';

const needed = [
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'docs/embedding.md',
  'docs/embedding/frameworks.md',
  'docs/elements.md',
  'dist/cdn/trovi.js',
  'dist/cdn/integrity.json',
  ...['', 'cdn/', 'command/', 'elements/'].map((folder) => `dist/${folder}THIRD-PARTY-NOTICES.txt`),
];

/** The fields of package.json that concern only this repository. */
const own =
  /^(devDependencies|overrides|scripts|workspaces|clean-package|knip|prettier|allowScripts)$/;

/**
 * Checks that the packed package has the files for readers, and nothing of this repository in its
 * package.json. Prints its size.
 */
export function checkContents(tarball, unpacked) {
  const { size } = statSync(tarball);
  const files = readdirSync(unpacked, { recursive: true }).map((name) =>
    name.split(path.sep).join('/'),
  );
  const missing = needed.filter((name) => !files.includes(name));
  if (missing.length > 0) throw new PlainError(`The package lacks ${missing.join(', ')}.`);
  const read = (name) => readFileSync(path.join(unpacked, name), 'utf8');
  const { version, ...fields } = JSON.parse(read('package.json'));
  const foreign = Object.keys(fields).find((name) => own.test(name));
  if (foreign) throw new PlainError(`The package.json of the package has ${foreign}.`);
  if (!read('CHANGELOG.md').includes(`\n## ${version}\n`)) {
    throw new PlainError(`CHANGELOG.md has no section ${version}: run \`npx changeset version\`.`);
  }
  console.log(`The packed package has ${size} bytes, and all that people read.`);
}
