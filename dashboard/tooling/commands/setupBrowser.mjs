import { canInstallFromDebian } from '../browser/aptGet.mjs';
import { installFromDebian } from '../browser/installBrowser.mjs';
import { canBrowse } from '../browser/testBrowser.mjs';
import { PlainError, runPlainly } from '../plainly.mjs';
import { checkRequirements } from '../requirements.mjs';

/** `npm run setup:browser`: installs Chromium from the system's packages, for the tests. */
await runPlainly(async () => {
  checkRequirements();
  if (!canInstallFromDebian()) {
    throw new PlainError(
      'This command works on Debian and Ubuntu, as root. Elsewhere, install Chromium or Google Chrome yourself.',
    );
  }
  for (const file of await installFromDebian(console.log)) {
    if (await canBrowse(file)) return console.log(`Browser: ${file}`);
  }
  throw new PlainError('No browser was installed. Check that apt-get can reach its packages.');
});
