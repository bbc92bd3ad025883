import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import type { RunningSandbox } from '../../../sandbox/sandbox';
import type { NamedArtifact } from './publishedAddresses';

interface Listed {
  artifacts: { uuid: string; title: string; versions: { slug: string }[] }[];
}

/** The configuration that a sandbox serves, and its first public artifacts. */
export async function publicSeeds({ urls }: Pick<RunningSandbox, 'urls'>) {
  const read = async (address: string) => (await fetch(address)).json() as Promise<unknown>;
  const found = (await read(`${urls.dashboard}config.json`)) as CatalogueConfiguration;
  const { artifacts } = (await read(`${urls.api}/artifacts/?limit=10`)) as Listed;
  const seeds = artifacts.map(({ uuid, title, versions }): NamedArtifact => ({
    id: uuid,
    title,
    slug: versions[0]?.slug,
  }));
  // The sandbox's sign-on server does not accept this origin.
  return { configuration: { ...found, identity: undefined }, seeds };
}
