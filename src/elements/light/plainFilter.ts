import { filterArtifacts } from '../../domain/catalogue/filters';
import type { createNarrowingFilter as narrowing } from '../../domain/catalogue/narrowing';

/** As the function of the same name in `domain`, without its memory: the light build would rather be small. */
export const createNarrowingFilter: typeof narrowing = () => filterArtifacts;
