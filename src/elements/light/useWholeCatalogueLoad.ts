import { createCatalogueLoader } from '../../components/services/catalogueLoader';
import { useCatalogueLoad as useWholeLoad } from '../../components/services/useCatalogueLoad';
import { takeLoader } from './lateCatalogueLoader';

/** As the function of the same name in `components`, and brings the code of the loader. */
export const useCatalogueLoad: typeof useWholeLoad = (isEnough) => {
  takeLoader(createCatalogueLoader);
  return useWholeLoad(isEnough);
};
