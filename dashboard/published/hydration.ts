import { routeOf } from '../../src/domain/addresses/routes';
import type { CatalogueConfiguration } from '../../src/domain/configuration/configuration';
import type { SignOnSession } from '../../src/domain/ports/session';
import { basePath, dashboardBase } from '../routing/base';
import { loadPublishedScreen } from '../screens';
import { type CatalogueReading, createCatalogueReading } from '../session/catalogueReading';
import type { PublishedData } from './publishedData';
import { readProvidedData } from './readProvidedData';
import { removeStaleCoins } from './staleCoins';

export { findEarlyInput } from './earlyInput';

/** Provides the responses to the app's first requests from the data of the page. */
export function offerResponses({ configuration, api, artifactId }: PublishedData): void {
  const offered = {
    [new URL('config.json', dashboardBase).href]: configuration,
    // A list is provided to its components, which start with the next request.
    ...(artifactId !== undefined && api),
  };
  globalThis.troviFirstResponses = new Map(
    Object.entries(offered).map(([address, value]) => [
      address,
      Promise.resolve(new Response(JSON.stringify(value))),
    ]),
  );
}

/**
 * Prepares what React needs to hydrate a published page. `undefined` if the app must render it from
 * scratch: its links point to another host than the one that it was opened on, or data or code is
 * missing.
 */
export async function prepareHydration(
  data: PublishedData,
  configuration: CatalogueConfiguration,
  session: SignOnSession,
): Promise<CatalogueReading | undefined> {
  removeStaleCoins();
  if (configuration.dashboardUrl !== dashboardBase) return undefined;
  try {
    const [provided] = await Promise.all([
      readProvidedData(data, configuration),
      loadPublishedScreen(routeOf(location.pathname.slice(basePath.length))),
    ]);
    return createCatalogueReading(configuration, session, { provided });
  } catch {
    return undefined;
  }
}
