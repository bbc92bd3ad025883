import type { Artifact } from '../artifact/artifact';
import { hasDoi, isCollection, isOpenToAll } from '../artifact/derivedValues';
import { canEdit } from '../artifact/permissions';
import type { User } from '../artifact/user';

/** A filter that is on or off. */
interface FlagDescription {
  /** The text of its check box and chip. */
  label: string;
  /** Whether an artifact passes the filter. Without a user, nobody is signed in. */
  matches: (artifact: Artifact, user?: User) => boolean;
  /** What a user can type into the search box instead (product 5.7), and the artifacts it finds. */
  operator?: { typed: string; effect: string };
}

/**
 * The filters that are on or off (product 2.4, 5.2), in the order of the check boxes. Each entry is
 * a filter. Its name is also the parameter in the list's address and the attribute of
 * `trovi-artifact-catalogue`.
 */
export const flagFilters = {
  owned: {
    label: 'My Artifacts',
    matches: canEdit,
  },
  public: {
    label: 'Public',
    matches: isOpenToAll,
  },
  collection: {
    label: 'Is collection',
    matches: isCollection,
    operator: { typed: 'is:collection', effect: 'with linked artifacts' },
  },
  doi: {
    label: 'Has DOI',
    matches: hasDoi,
    operator: { typed: 'has:doi', effect: 'with a DOI' },
  },
} as const satisfies Readonly<Record<string, FlagDescription>>;

/** The name of a filter that is on or off. */
export type FlagFilter = keyof typeof flagFilters;

/** The names of these filters, in the order of the check boxes. */
export const flagNames = Object.keys(flagFilters) as FlagFilter[];

/** Returns a record with one value for each of these filters. */
export function flagRecord<Value>(valueOf: (flag: FlagFilter) => Value): Record<FlagFilter, Value> {
  const entries = flagNames.map((flag) => [flag, valueOf(flag)]);
  return Object.fromEntries(entries) as Record<FlagFilter, Value>;
}

/** What a user can type into the search box instead of setting a filter, in alphabetical order. */
export const flagOperators = flagNames
  .flatMap((flag) => {
    const { operator }: FlagDescription = flagFilters[flag];
    return operator ? [{ flag, ...operator }] : [];
  })
  .sort((a, b) => (a.typed < b.typed ? -1 : 1));
