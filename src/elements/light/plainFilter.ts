import { filterArtifacts } from '../../domain/catalogue/filters';
import type { createIncrementalFilter as narrowing } from '../../domain/catalogue/incrementalFilter';

/** As the function of the same name in `domain`, without its memory: the light build would rather be small. */
export const createIncrementalFilter: typeof narrowing = () => filterArtifacts;
