import { aptGet, canInstallFromDebian } from '../browser/aptGet.mjs';
import { PlainError, runPlainly } from '../plainly.mjs';
import { checkRequirements } from '../requirements.mjs';
import { missingTexPrograms, texPackages } from '../tex/texPrograms.mjs';

/** `npm run setup:tex`: installs TeX from the system's packages, for `npm run test:deep -- tex`. */
await runPlainly(async () => {
  checkRequirements();
  if (!canInstallFromDebian()) {
    throw new PlainError(
      `This command works on Debian and Ubuntu, as root. Elsewhere, install TeX Live with ${texPackages.join(', ')}.`,
    );
  }
  console.log('Installing TeX with apt-get (about 1 GB) …');
  await aptGet(['update']);
  await aptGet(['install', '-y', '--no-install-recommends', ...texPackages]);
  const missing = await missingTexPrograms();
  if (missing.length === 0) return console.log('TeX is installed.');
  throw new PlainError(
    `${missing.join(', ')} could not be installed. Check that apt-get can reach its packages.`,
  );
});
