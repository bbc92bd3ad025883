import type { FlagFilter } from '../../../domain/catalogue/facets';

/** Names of the filters that are on or off (product 2.4). */
export const flagNames: Record<FlagFilter, string> = {
  owned: 'My Artifacts',
  public: 'Public',
  collection: 'Is collection',
  doi: 'Has DOI',
};
