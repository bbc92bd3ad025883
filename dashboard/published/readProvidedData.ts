import { createArtifactRepository } from '../../src/api/catalogue/createArtifactRepository';
import { emojiNames, mayHaveEmoji } from '../../src/components/markdown/emoji/emojiNames';
import type { ProvidedData } from '../../src/components/services/providedData';
import type { CatalogueConfiguration } from '../../src/domain/configuration/configuration';
import type { PublishedResponses } from './publishedData';

/**
 * Reads the data that the components of a published page start with, both on the server that
 * renders it and in the browser that hydrates it. Rejects if a response that the page needs is
 * missing or broken.
 */
export async function readProvidedData(
  { api, artifactId, scope, summary }: PublishedResponses,
  configuration: CatalogueConfiguration,
): Promise<ProvidedData> {
  const repository = createArtifactRepository({
    ...configuration,
    retryDelaysMs: [],
    fetch: async (input) => {
      const { url } = new Request(input);
      if (!Object.hasOwn(api, url)) throw new TypeError(`The page has no response of ${url}.`);
      return new Response(JSON.stringify(api[url]));
    },
  });
  if (artifactId !== undefined) {
    const artifact = await repository.find(artifactId);
    // Both sides then show the same emoji at once.
    if (mayHaveEmoji(artifact.longDescription)) await emojiNames.load();
    return { artifact };
  }
  const first = await repository.list(scope)[Symbol.asyncIterator]().next();
  return { summary, list: first.done ? undefined : { ...first.value, scope } };
}
