import { PlainError } from '../../../tools/plainly.mjs';
import { missingTexPrograms } from '../../../tools/tex/texPrograms.mjs';

/** Fails if a program of TeX is missing. */
export async function findTex() {
  const missing = await missingTexPrograms();
  if (missing.length === 0) return {};
  throw new PlainError(
    `These tests need ${missing.join(', ')}. \`npm run setup:tex\` installs TeX from Debian's packages.`,
  );
}
