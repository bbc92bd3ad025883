import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import type { RunningSandbox } from '../../../sandbox/sandbox';
import { expect, test } from '../fixtures/embedTest';
import { withOrigin } from '../fixtures/servers/otherOrigin';
import type { WireCatalogue } from '../catalogue/wire';
import { storedIn } from '../screen/embed';
import { inAll, inAllUnless } from '../inAll';

/** The page of a user who follows the README. */
function snippet({ origin, urls }: RunningSandbox, id: string, script: string): string {
  return `<!doctype html>
<title>A lab</title>
<link rel="icon" href="data:,">
<script type="module" src="${origin}/widgets/${script}"></script>
<trovi-artifact-card artifact-id="${id}" api-url="${urls.api}"></trovi-artifact-card>
<trovi-citation-box artifact-id="${id}" api-url="${urls.api}"></trovi-citation-box>`;
}

function artifactOf({ artifacts }: WireCatalogue) {
  const found = artifacts.find(({ versions, title }) => versions.length > 0 && title);
  if (!found) throw new Error('The catalogue has no artifact with a version.');
  return found;
}

async function expectArtifact(page: Page, title: string): Promise<void> {
  await expect(page.locator('trovi-artifact-card').getByRole('heading')).toHaveText(title);
  await expect(page.locator('trovi-citation-box').getByRole('tabpanel')).toContainText(
    `“${title}.” Trovi, `,
  );
}

/** The script, and its address in code from the Share dialog before version 0.2. */
for (const script of ['trovi.js', 'light/trovi.js']) {
  test(
    `one script tag on a page of another origin: ${script}`,
    inAllUnless(script === 'trovi.js'),
    async ({ page, sandbox, catalogue }) => {
      const { uuid, title } = artifactOf(catalogue);
      await withOrigin(snippet(sandbox, uuid, script), async (address) => {
        await page.goto(address);
        await expectArtifact(page, title);
        expect(await storedIn(page)).toEqual([]);
      });
    },
  );
}

test('one script tag in a file', inAll, async ({ page, sandbox, catalogue }, testInfo) => {
  const { uuid, title } = artifactOf(catalogue);
  const file = testInfo.outputPath('page.html');
  await writeFile(file, snippet(sandbox, uuid, 'trovi.js'));
  await page.goto(pathToFileURL(file).href);
  await expectArtifact(page, title);
});
