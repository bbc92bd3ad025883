import type { CatalogueApi, WireArtifact } from '../../../e2e/fixtures/catalogueApi';

/** All artifacts that a user can see. */
export async function listArtifacts(api: CatalogueApi): Promise<WireArtifact[]> {
  const answer = await api.send('GET', '/artifacts/');
  return ((await answer.json()) as { artifacts: WireArtifact[] }).artifacts;
}
