import { createCatalogueLoader } from '../../src/components/services/catalogueLoader';
import { givenTags } from '../../src/components/services/givenTags';
import { loaders } from '../../src/components/services/TroviContext';
import { createArtifactRepository, listTagsAddress } from '../../src/entries/api';
import type { ArtifactRepository, CatalogueConfiguration } from '../../src/entries/domain';
import type { ListJob } from './renderJob';

/**
 * The catalogue in the state in which the app first shows a list: the first page is there, and the
 * rest is on its way. Tags are there if their answer is. All other calls wait for ever.
 */
export async function loadFirstPage(
  { scope, answers }: ListJob,
  configuration: CatalogueConfiguration,
): Promise<ArtifactRepository> {
  const repository = createArtifactRepository({
    ...configuration,
    timeoutMs: 0,
    retryDelaysMs: [],
    fetch: async (input) => {
      const { url } = new Request(input);
      return url in answers
        ? new Response(JSON.stringify(answers[url]))
        : new Promise<never>(() => undefined);
    },
  });
  const loader = createCatalogueLoader(repository);
  loaders.set(repository, loader);
  loader.loadUntil(() => false);
  if (scope) loader.loadAhead(scope);
  const isThere = () => {
    const { artifacts, status } = loader.current();
    return artifacts.length > 0 || status === 'failed';
  };
  if (listTagsAddress(configuration.apiUrl).href in answers) {
    const tags = await repository.tags().catch(() => undefined);
    if (tags) givenTags.set(repository, tags);
  }
  await new Promise<void>((resolve) => {
    loader.subscribe(() => isThere() && resolve());
    if (isThere()) resolve();
  });
  return repository;
}
