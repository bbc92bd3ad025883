import type { CatalogueLoad, CatalogueLoader } from '../../components/services/catalogueLoader';
import type { ArtifactRepository } from '../../domain/ports/artifactRepository';

type Create = (repository: ArtifactRepository) => CatalogueLoader;

const nothing: CatalogueLoad = { artifacts: [], status: 'waiting', problems: [] };
let create: Create | undefined;

/** Takes the code of the loader, which comes with the parts that want some of the catalogue. */
export function takeLoader(given: Create): void {
  create = given;
}

/** As the function of the same name in `components`. Until a part wants some of the catalogue, nothing of it is known. */
export function createCatalogueLoader(repository: ArtifactRepository): CatalogueLoader {
  let loader: CatalogueLoader | undefined;
  return new Proxy({} as CatalogueLoader, {
    get(_, name: keyof CatalogueLoader) {
      loader ??= create?.(repository);
      return loader ? loader[name] : () => nothing;
    },
  });
}
