import { expect } from '@playwright/test';

import { seedSharingKey, seedUuid } from '../../../sandbox/seeds/seedIds';
import { artifactPath } from '../../e2e/fixtures/faults';
import { citationBox, failure, part } from '../../e2e/screen/detail';
import type { Walk } from './walk';

const privateArtifact = `${seedUuid('bursty-load')}?sharing_key=${seedSharingKey('bursty-load')}`;

const artifacts = [
  [seedUuid('first-steps'), 'everything'],
  [`${seedUuid('first-steps')}/versions/2025-09-01`, 'an old version'],
  [`${seedUuid('first-steps')}/versions/1999-01-01`, 'a version that is not there'],
  [seedUuid('hostile-readme'), 'long Markdown'],
  [seedUuid('many-authors'), 'many authors'],
  [seedUuid('right-to-left'), 'right to left'],
  [seedUuid('unbroken-title'), 'a long title'],
  [`${seedUuid('nine-starts')}/versions/2025-08-07`, 'a template'],
  [seedUuid('foreign-links'), 'images'],
  [privateArtifact, 'private'],
  [seedUuid('placeholder'), 'nothing but a title'],
] as const;

/** The page of an artifact: with any contents, loading, failed and missing. */
export async function walkArtifacts({ page, faults, look }: Walk): Promise<void> {
  for (const [path, state] of artifacts) {
    await page.goto(`artifacts/${path}`);
    await expect(part(page, 'Content')).toBeVisible();
    await page.waitForLoadState('networkidle');
    // A version that is not there has no citation.
    const bibTex = citationBox(page).getByRole('tab', { name: 'BibTeX' });
    if (state !== 'a version that is not there') await bibTex.click();
    await look(`artifact, ${state}`);
  }
  await page.goto(`artifacts/${seedUuid('first-steps')}`);
  for (const name of ['Export', 'Sentence for your paper']) {
    await citationBox(page).getByRole('button', { name, exact: true }).click();
    await expect(citationBox(page).getByRole('group', { name })).toBeVisible();
  }
  await look('artifact, export and sentence for a paper');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('dialog', { name: 'Share' });
  for (const tab of await share.getByRole('tab').all()) {
    await tab.click();
    await expect(share.getByRole('tabpanel')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look(`artifact, share: ${(await tab.textContent()) ?? ''}`);
  }
  await page.goto(`artifacts/${seedUuid('no-such-artifact')}`);
  await expect(page.getByText("Couldn't fetch artifact.").first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look('artifact, missing');
  await faults.set(artifactPath(seedUuid('first-steps')), { delayMs: 600_000 });
  await page.goto(`artifacts/${seedUuid('first-steps')}`);
  await expect(page.getByText('Loading the artifact')).toBeAttached();
  await look('artifact, loading');
  await faults.clear();
  await faults.set(artifactPath(seedUuid('first-steps')), { status: 500 });
  await page.goto(`artifacts/${seedUuid('first-steps')}`);
  await expect(failure(page)).toBeVisible();
  await look('artifact, failed');
}
