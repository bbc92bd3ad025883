import { useMemo, useState } from 'react';
import { ArtifactCatalogue } from '../components/catalogue/ArtifactCatalogue/ArtifactCatalogue';
import {
  type CatalogueQuery,
  sortOf,
  writeCatalogueQuery,
} from '../domain/catalogue/catalogueQuery';
import type { ArtifactFilters } from '../domain/catalogue/filters';
import { type FlagFilter, flagNames, flagRecord } from '../domain/catalogue/flagFilters';
import { type ArtifactSort, artifactSorts } from '../domain/catalogue/sorting';
import { createElement } from './bridge/createElement';
import { describeElement } from './description/describeElement';
import { ElementGround } from './runtime/ElementGround';
import { ElementCatalogue } from './runtime/providedData/ElementCatalogue';
import { useHost } from './runtime/HostContext';
import { type OpeningDetail, openingHandler } from './runtime/openings';

/** The detail of `trovi-filters-change`. */
export interface FiltersDetail extends ArtifactFilters {
  sort: ArtifactSort;
  /** The filters and sort order as a query string for the dashboard's list: `''` or `?…`. */
  search: string;
}

/** The attributes of the filters that are on or off. */
const flagAttributes = {
  owned: 'onlyOwned',
  public: 'onlyPublic',
  collection: 'onlyCollections',
  doi: 'onlyWithDoi',
} as const satisfies Record<FlagFilter, string>;

type FlagAttribute = (typeof flagAttributes)[FlagFilter];

interface ArtifactCatalogueElementProps extends Partial<
  Omit<ArtifactFilters, FlagFilter> & Record<FlagAttribute, boolean>
> {
  sort?: ArtifactSort;
  limit?: number;
  hideFilters?: boolean;
  artifacts?: unknown;
  onFiltersChange: (detail: FiltersDetail) => boolean;
  onOpen: (detail: OpeningDetail) => boolean;
  onEdit: (detail: OpeningDetail) => boolean;
}

const none: string[] = [];

function ArtifactCataloguePart(props: ArtifactCatalogueElementProps) {
  const { artifacts, limit, hideFilters, onFiltersChange, onOpen, onEdit } = props;
  const { element } = useHost();
  const [query, setQuery] = useFollowed(useAskedQuery(props));
  // The cards compare the handlers. New functions would render all cards again.
  const open = useMemo(() => openingHandler(onOpen), [onOpen]);
  const edit = useMemo(() => openingHandler(onEdit), [onEdit]);
  const change = (next: CatalogueQuery) => {
    Object.assign(element, changedProperties(query, next));
    const told = attributesOf(element);
    const { filters } = next;
    onFiltersChange({ ...filters, sort: sortOf(next), search: writeCatalogueQuery(next) });
    // If a listener changed the attributes, they apply instead of the user's query.
    if (attributesOf(element) === told) setQuery(next);
  };
  return (
    <ElementCatalogue property={artifacts}>
      {(given) => (
        <ElementGround>
          <ArtifactCatalogue
            query={query}
            onQueryChange={change}
            onOpen={open}
            onEdit={edit}
            artifacts={given}
            limit={limit !== undefined && limit >= 1 ? Math.floor(limit) : undefined}
            isBare={hideFilters}
          />
        </ElementGround>
      )}
    </ElementCatalogue>
  );
}

/** Returns the query that the attributes describe. */
function useAskedQuery(props: ArtifactCatalogueElementProps): CatalogueQuery {
  const { q = '', tags = none, badges = none, sort } = props;
  const setFlags = flagNames.filter((flag) => props[flagAttributes[flag]]).join();
  return useMemo(() => {
    const set = setFlags.split(',');
    const filters = { q, tags, badges, ...flagRecord((flag) => set.includes(flag)) };
    return { filters, sort };
  }, [q, tags, badges, setFlags, sort]);
}

/**
 * Returns a value that follows `asked`, and a function that changes the value before `asked`
 * changes. If the search box waited for the attribute to change, it would lose its caret.
 */
function useFollowed<Value>(asked: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState({ asked, value: asked });
  if (state.asked !== asked) setState({ asked, value: asked });
  return [state.asked === asked ? state.value : asked, (value) => setState({ asked, value })];
}

function attributesOf(element: Element): string {
  return JSON.stringify([...element.attributes].map(({ name, value }) => [name, value]));
}

/**
 * Returns the properties of the element that the user changed. A property is `undefined` if it now
 * has the value that it has without an attribute.
 */
function changedProperties(before: CatalogueQuery, { filters, sort }: CatalogueQuery): object {
  const names = (Object.keys(filters) as (keyof ArtifactFilters)[]).filter(
    (name) => filters[name] !== before.filters[name],
  );
  const changes = names.map((name) => {
    const value = filters[name];
    const property = name in flagAttributes ? flagAttributes[name as FlagFilter] : name;
    return [property, Array.isArray(value) && value.length === 0 ? undefined : value || undefined];
  });
  if (sort !== before.sort) changes.push(['sort', sort]);
  return Object.fromEntries(changes) as object;
}

const flag = { kind: 'boolean', default: false } as const;

/** The description of `trovi-artifact-catalogue`, the catalogue with search and filters. */
export const artifactCatalogue = /* @__PURE__ */ describeElement<ArtifactCatalogueElementProps>({
  tag: 'trovi-artifact-catalogue',
  component: ArtifactCataloguePart,
  attributes: {
    q: { kind: 'string' },
    tags: { kind: 'list' },
    badges: { kind: 'list' },
    onlyOwned: { ...flag, formerProperty: 'owned' },
    onlyPublic: { ...flag, formerProperty: 'public' },
    onlyCollections: { ...flag, formerProperty: 'collection' },
    onlyWithDoi: { ...flag, formerProperty: 'doi' },
    sort: { kind: 'string', values: artifactSorts },
    limit: { kind: 'number' },
    hideFilters: { ...flag, formerProperty: 'noFilters' },
  },
  properties: ['artifacts'],
  events: {
    onFiltersChange: { type: 'trovi-filters-change', formerType: 'trovi-filters-changed' },
    onOpen: { type: 'trovi-open', isCancelable: true },
    onEdit: { type: 'trovi-edit', isCancelable: true },
  },
});

/** The class of `trovi-artifact-catalogue`. */
export const ArtifactCatalogueElement = /* @__PURE__ */ createElement(artifactCatalogue);
