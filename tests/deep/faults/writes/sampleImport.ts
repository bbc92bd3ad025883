import { expect } from '@playwright/test';

import type { RunningSandbox } from '../../../../dashboard/sandbox/sandbox';
import type { CatalogueApi, WireArtifact } from '../../../e2e/fixtures/catalogueApi';
import { lookUp, versionRows } from '../../../e2e/screen/versionDialog';
import { listArtifacts } from './listArtifacts';
import type { WriteScene } from './writeScene';

/** A repository that the code host of the sandbox has, and the title that its `trovi.json` gives. */
export const sample = {
  url: 'https://github.com/trovi-examples/tail-latency',
  title: 'Tail latency under bursty load',
};

/** Where the newest commit of the sample is registered: it can be in one place of the whole catalogue. */
export async function findImported(
  sandbox: RunningSandbox,
  api: CatalogueApi,
): Promise<WireArtifact[]> {
  const refs = await lookUp(sandbox, `${sample.url}.git`);
  const commit = refs.get('refs/heads/main') ?? 'unknown';
  const artifacts = await listArtifacts(api);
  return artifacts.filter(({ versions }) =>
    versions.some(({ contents }) => contents.urn.endsWith(commit)),
  );
}

/** Removes what earlier tests imported. */
export async function forgetImports(sandbox: RunningSandbox, api: CatalogueApi): Promise<void> {
  for (const { uuid } of await findImported(sandbox, api)) {
    await api.send('DELETE', `/artifacts/${uuid}/`);
  }
}

/** Expects that the page has found out what was imported, and leads there: it may have been somebody else's import. */
export async function expectImportFound({ page, note }: WriteScene): Promise<void> {
  await expect(note).toContainText(/New in the list since: \S+\. Look there first\./);
  await expect(versionRows(page)).toHaveCount(2);
}
