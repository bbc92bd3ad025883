import { type MouseEvent, useCallback, useMemo, useState } from 'react';
import { ArtifactCatalogue } from '../components/catalogue/ArtifactCatalogue/ArtifactCatalogue';
import { type CatalogueQuery, writeCatalogueQuery } from '../domain/catalogue/catalogueQuery';
import type { ArtifactFilters } from '../domain/catalogue/filters';
import { type ArtifactSort, artifactSorts, defaultSort } from '../domain/catalogue/sorting';
import { createElement } from './description/createElement';
import { describeElement } from './description/describeElement';
import { ElementGround } from './runtime/ElementGround';
import { FedCatalogue } from './runtime/feeding/FedCatalogue';
import { useHost } from './runtime/HostContext';
import { type OpeningDetail, tellOpening } from './runtime/openings';
import { loadRepository } from './runtime/services/elementServices';

// The list begins to load at once, so its code does, too. A failure shows when the list asks for it.
loadRepository().catch(() => undefined);

/** The detail of `trovi-filters-changed`. */
export interface FiltersDetail extends ArtifactFilters {
  sort: ArtifactSort;
  /** All of it as the query of an address, which the dashboard's list understands: `''`, or `?` and the rest. */
  search: string;
}

interface ArtifactCatalogueElementProps extends Partial<ArtifactFilters> {
  sort?: ArtifactSort;
  limit?: number;
  noFilters?: boolean;
  artifacts?: unknown;
  onFiltersChanged: (detail: FiltersDetail) => boolean;
  onOpen: (detail: OpeningDetail) => boolean;
  onEdit: (detail: OpeningDetail) => boolean;
}

const none: string[] = [];

function ArtifactCataloguePart(props: ArtifactCatalogueElementProps) {
  const { artifacts, limit, noFilters, onFiltersChanged, onOpen, onEdit } = props;
  const { element } = useHost();
  const [query, setQuery] = useFollowed(useAskedQuery(props));
  // The cards compare it: another function would draw them all again.
  const open = useCallback(
    (id: string, event: MouseEvent<HTMLAnchorElement>) => tellOpening(onOpen, id, event),
    [onOpen],
  );
  const edit = useCallback(
    (id: string, event: MouseEvent<HTMLAnchorElement>) => tellOpening(onEdit, id, event),
    [onEdit],
  );
  const change = (next: CatalogueQuery) => {
    Object.assign(element, changedProperties(query, next));
    const told = attributesOf(element);
    const { filters, sort } = next;
    onFiltersChanged({ ...filters, sort, search: writeCatalogueQuery(next) });
    // A page that hears of it may have put something else in its place.
    if (attributesOf(element) === told) setQuery(next);
  };
  return (
    <FedCatalogue property={artifacts}>
      {(given) => (
        <ElementGround>
          <ArtifactCatalogue
            query={query}
            onQueryChange={change}
            onOpen={open}
            onEdit={edit}
            artifacts={given}
            limit={limit !== undefined && limit >= 1 ? Math.floor(limit) : undefined}
            isBare={noFilters}
          />
        </ElementGround>
      )}
    </FedCatalogue>
  );
}

/** What the attributes ask for. */
function useAskedQuery(props: ArtifactCatalogueElementProps): CatalogueQuery {
  const { q = '', tags = none, badges = none, sort = defaultSort } = props;
  const { owned = false, public: isPublic = false, doi = false, collection = false } = props;
  return useMemo(
    () => ({ filters: { q, tags, badges, owned, public: isPublic, doi, collection }, sort }),
    [q, tags, badges, owned, isPublic, doi, collection, sort],
  );
}

/**
 * A value that follows what is asked for, and can go ahead of it: a search box that waited for the attribute to come back would
 * lose its caret.
 */
function useFollowed<Value>(asked: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState({ asked, value: asked });
  if (state.asked !== asked) setState({ asked, value: asked });
  return [state.asked === asked ? state.value : asked, (value) => setState({ asked, value })];
}

function attributesOf(element: Element): string {
  return JSON.stringify([...element.attributes].map(({ name, value }) => [name, value]));
}

/** The properties of the element that a person changed; `undefined` for those that are as without an attribute. */
function changedProperties(before: CatalogueQuery, { filters, sort }: CatalogueQuery): object {
  const names = (Object.keys(filters) as (keyof ArtifactFilters)[]).filter(
    (name) => filters[name] !== before.filters[name],
  );
  const changes = names.map((name) => {
    const value = filters[name];
    return [name, Array.isArray(value) && value.length === 0 ? undefined : value || undefined];
  });
  if (sort !== before.sort) changes.push(['sort', sort === defaultSort ? undefined : sort]);
  return Object.fromEntries(changes) as object;
}

/** The catalogue with its search and filters, for any page. */
export const artifactCatalogue = describeElement<ArtifactCatalogueElementProps>({
  tag: 'trovi-artifact-catalogue',
  summary: 'The artifacts of a catalogue, or those of the page, to search, to filter and to sort.',
  component: ArtifactCataloguePart,
  attributes: {
    q: { kind: 'string', doc: 'The text that is searched for. Follows what a person types.' },
    tags: {
      kind: 'list',
      doc: 'Tags that artifacts must have, all of them. Follows what a person ticks, as all filters do.',
    },
    badges: { kind: 'list', doc: 'Names of badges that artifacts must hold, all of them.' },
    owned: {
      kind: 'boolean',
      default: false,
      doc: 'Only artifacts that the person who uses the page may edit.',
    },
    public: { kind: 'boolean', default: false, doc: 'Only artifacts that everybody finds.' },
    doi: { kind: 'boolean', default: false, doc: 'Only artifacts with a DOI.' },
    collection: {
      kind: 'boolean',
      default: false,
      doc: 'Only artifacts that link to other ones.',
    },
    sort: {
      kind: 'string',
      values: artifactSorts,
      default: defaultSort,
      doc: 'The order: by last update, creation, launches, users, or title.',
    },
    limit: { kind: 'number', doc: 'The most cards to show, those that come first in the order.' },
    noFilters: {
      kind: 'boolean',
      default: false,
      doc: 'Leaves only the cards: no search, no filters, no order to choose. The attributes still filter and sort.',
    },
  },
  properties: {
    artifacts: {
      type: 'object[] | object | string',
      doc: 'The artifacts themselves, as a list in the API’s JSON or as a page of the API: nothing is fetched then. Goes before a JSON script inside the element, and that before the catalogue.',
    },
  },
  hasOwnFeed: true,
  events: {
    onFiltersChanged: {
      type: 'trovi-filters-changed',
      detail: 'FiltersDetail',
      doc: 'A person has changed the search, a filter or the order; the properties say so already. What a script changes is not told.',
    },
    onOpen: {
      type: 'trovi-open',
      detail: 'OpeningDetail',
      isCancelable: true,
      doc: 'A person opens an artifact. Prevent the default to route by yourself; else the link is followed.',
    },
    onEdit: {
      type: 'trovi-edit',
      detail: 'OpeningDetail',
      isCancelable: true,
      doc: 'A person who may do so goes to edit an artifact. Prevent the default to route by yourself.',
    },
  },
  parts: {
    catalogue: 'All of it.',
    filters: 'The bar of search and filters.',
    line: 'The line of the count and the order.',
    count: 'How many artifacts there are.',
    sort: 'The choice of the order.',
    card: 'Each card.',
    title: 'The title of a card, which is a link where there is a dashboard.',
    foot: 'The line of numbers and buttons of a card.',
    view: 'The link that reads View.',
    edit: 'The link that reads Edit, for those who may.',
    failure: 'What stands there where the artifacts cannot be shown.',
  },
});

/** The class of `trovi-artifact-catalogue`. */
export const ArtifactCatalogueElement = createElement(artifactCatalogue);
