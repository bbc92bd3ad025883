import { routes } from '../../../src/domain/addresses/routes';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import { noBadges } from '../../../src/domain/artifact/badges/badge';
import { isOpenToAll } from '../../../src/domain/artifact/derivedValues';
import {
  type CatalogueQuery,
  readCatalogueQuery,
  sortOf,
} from '../../../src/domain/catalogue/catalogueQuery';
import {
  type CatalogueSummary,
  summarizeCatalogue,
} from '../../../src/domain/catalogue/catalogueSummary';
import { filterArtifacts } from '../../../src/domain/catalogue/filters';
import { listScopeOf } from '../../../src/domain/catalogue/listScope';
import { defaultSort, sortArtifacts } from '../../../src/domain/catalogue/sorting';
import { printable, printableArtifact } from '../../../src/domain/exports/printable';
import type { ListScope } from '../../../src/domain/ports/artifactRepository';
import { isSignOnReturn } from '../../../dashboard/published/publishedData';
import type { AdaptedPage } from '../../dashboardFiles';
import type { FirstPage } from '../catalogue/publicCatalogue';
import { hiddenHeaders } from '../../headers/cacheHeaders';
import type { PublishingParts } from '../publishingParts';
import { within } from '../timeLimit';
import type { Visitor } from '../visitor';
import { withContextObjects } from './contextObjects';
import { emptyPage } from './emptyPage';
import { withTitle } from './headHtml';
import { plainList } from './plainArtifact';
import { renderedPage, withReadable } from './renderedPage';

type ListScreen = 'home' | 'catalogue';

/** The requested page. */
export interface PagePlace {
  /** The path as the app's router sees it, with the query. */
  location: string;
  address: URL;
  visitor: Visitor;
}

/** The longest responses that a page contains and the longest query that is sent, in characters. */
const longestResponse = 1_000_000;
const longestSearch = 500;

/** Milliseconds that Home waits for the whole catalogue. It can be sent without a summary. */
const summaryPatienceMs = 200;

/**
 * The list or Home with the first page that its address requests. If the API cannot provide that,
 * the page has links for readers without scripts, and the browser does the rest.
 */
export async function listPage(
  page: string,
  screen: ListScreen,
  { location, address: { search }, visitor }: PagePlace,
  parts: PublishingParts,
): Promise<AdaptedPage> {
  const query = readCatalogueQuery(search);
  if (query.filters.owned || isSignOnReturn({ search, hash: '' }))
    return { page, headers: hiddenHeaders };
  const { catalogue, configuration, rendering } = parts;
  const deadline = performance.now() + visitor.patienceMs;
  const titled = withTitle(
    page,
    printable(`${routes[screen].title} - ${configuration.productName}`),
  );
  const headers = { vary: 'accept' };
  const scope = answerableScope(screen, query);
  const isAsking = rendering && scope && search.length <= longestSearch;
  const [first, whole] = await Promise.all([
    isAsking ? within(visitor.patienceMs, catalogue.firstPage(scope)) : undefined,
    isAsking && screen === 'home' ? within(summaryPatienceMs, catalogue.list()) : undefined,
  ]);
  const rendered =
    first &&
    (await withContents(titled, {
      screen,
      location,
      scope,
      first,
      summary: whole && summarizeCatalogue(whole),
      parts,
      deadline,
    }));
  const withCoins = (html: string, artifacts: readonly Artifact[]) =>
    screen === 'home' ? html : withContextObjects(html, artifacts, configuration);
  if (rendered) return { page: withCoins(rendered, matching(first.artifacts, query)), headers };
  const listed = await within(deadline - performance.now(), catalogue.list());
  const artifacts = listed ?? first?.artifacts;
  if (!artifacts) return emptyPage(page, visitor);
  const shown = matching(artifacts, query).slice(0, configuration.pageSize);
  const list = await plainList(shown.map(printableArtifact), configuration.dashboardUrl);
  return { page: withCoins(withReadable(titled, list.toString()), shown), headers };
}

/**
 * The scope to request from the API: `{}` for the usual first page. `undefined` if the API cannot
 * select and sort the artifacts that the page shows first.
 */
function answerableScope(screen: ListScreen, query: CatalogueQuery): ListScope | undefined {
  const { filters } = query;
  // Home shows the newest results of a search.
  const sort = screen === 'home' ? (query.sort ?? defaultSort) : sortOf(query);
  const scope = listScopeOf({ filters, sort }) ?? {};
  const isFound = !filters.q.trim() || scope.text !== undefined;
  const isOrdered =
    sort === defaultSort || scope.sort !== undefined || (sort === 'relevance' && scope.text);
  return isFound && isOrdered && filters.badges.length === 0 ? scope : undefined;
}

interface Contents {
  screen: ListScreen;
  location: string;
  scope?: ListScope;
  first: FirstPage;
  /** The summary for Home. Without it, the browser requests the tags. */
  summary?: CatalogueSummary;
  parts: PublishingParts;
  /** The page may wait until this time, in milliseconds of `performance.now()`. */
  deadline: number;
}

/** The page with the list as HTML. `undefined` if it cannot be rendered in time. */
async function withContents(page: string, contents: Contents): Promise<string | undefined> {
  const { screen, location, scope, first, summary, parts, deadline } = contents;
  const { rendering } = parts;
  const isOpen = first.artifacts.every(isOpenToAll);
  const isFit = first.artifacts.length > 0 && first.length <= longestResponse;
  if (!rendering || !isOpen || !isFit) return undefined;
  const { renderer, scripts, configuration } = rendering;
  const api = { [first.address]: first.response };
  const isWhole = Object.keys(scope ?? {}).length === 0;
  const responses = { api, summary, ...(!isWhole && { scope }) };
  const markup = await within(
    deadline - performance.now(),
    renderer.render({ location, ...responses }),
  );
  if (markup === undefined) return undefined;
  const isHome = screen === 'home';
  return renderedPage(page, {
    markup,
    data: { configuration, ...responses },
    scripts: isHome ? scripts : { hydrate: scripts.hydrate },
  });
}

/**
 * The list in the order that its address specifies, with the filters that need neither a user nor
 * the portal.
 */
function matching(artifacts: readonly Artifact[], query: CatalogueQuery): readonly Artifact[] {
  const filters = { ...query.filters, owned: false, badges: [] };
  const found = filterArtifacts(artifacts, filters, { badges: noBadges });
  return sortArtifacts(found, sortOf(query), filters.q);
}
