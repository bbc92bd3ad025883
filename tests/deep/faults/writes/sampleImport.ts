import { expect } from '@playwright/test';

import type { RunningSandbox } from '../../../../sandbox/sandbox';
import type { CatalogueApi, WireArtifact } from '../../../e2e/fixtures/catalogueApi';
import { lookUp, versionRows } from '../../../e2e/screen/versionDialog';
import { listArtifacts } from './listArtifacts';
import type { WriteScene } from './writeScene';

/** A repository of the sandbox's code host, and the title in its `trovi.json`. */
export const sample = {
  url: 'https://github.com/trovi-examples/tail-latency',
  title: 'Tail latency under bursty load',
};

/** Finds the one artifact that has the newest commit of the sample repository. */
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

/** Removes the imports of earlier tests. */
export async function forgetImports(sandbox: RunningSandbox, api: CatalogueApi): Promise<void> {
  for (const { uuid } of await findImported(sandbox, api)) {
    await api.send('DELETE', `/artifacts/${uuid}/`);
  }
}

/** Asserts that the page links to the imported artifact, whoever imported it. */
export async function expectImportFound({ page, note }: WriteScene): Promise<void> {
  await expect(note).toContainText(/New in the list: \S+\. Look there first\./);
  await expect(versionRows(page)).toHaveCount(2);
}
