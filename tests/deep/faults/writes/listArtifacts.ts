import type { CatalogueApi, WireArtifact } from '../../../e2e/fixtures/catalogueApi';

/** All artifacts that a user can see. */
export async function listArtifacts(api: CatalogueApi): Promise<WireArtifact[]> {
  const response = await api.send('GET', '/artifacts/');
  return ((await response.json()) as { artifacts: WireArtifact[] }).artifacts;
}
