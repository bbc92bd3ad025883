import { existsSync, readFileSync } from 'node:fs';

import { PlainError } from '../plainly.mjs';
import { at } from '../root.mjs';

const rule = '-'.repeat(80);

/**
 * The licence text of a package that publishes none: a file of `tools/licences`, copied from the
 * repository of the package. If it has none there either, the file has the text of the licence that
 * package.json names, and its author.
 */
function addedText({ name, version, license }) {
  const file = `tools/licences/${name.replace('/', '+')}.txt`;
  if (existsSync(at(file))) return readFileSync(at(file), 'utf8');
  throw new PlainError(
    `${name} ${version} (${license}) is bundled, but has no licence text. Add it as ${file}.`,
  );
}

function noticeOf(found) {
  const { name, version, license, licenseText, noticeText } = found;
  const texts = [licenseText ?? addedText(found), noticeText ?? ''];
  const [text, ...more] = texts.map((one) => one.trim()).filter(Boolean);
  return [`${rule}\n${name} ${version} (${license})`, text, ...more].join('\n\n');
}

/** The text of a file with the licences of packages, as rollup-plugin-license finds them. */
export function noticesText(packages) {
  const keyOf = ({ name, version }) => `${name} ${version}`;
  const sorted = [...packages].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const intro = `The scripts beside this file contain ${sorted.length} packages of other authors.`;
  return `${[intro, ...sorted.map(noticeOf)].join('\n\n')}\n`;
}
