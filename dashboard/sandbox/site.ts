import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';

import type { Addresses } from './addresses';
import { openToEveryOrigin } from './api/cors';
import { readToken } from './api/readToken';
import { createApi } from './api/routes';
import { createCodeHost } from './codeHost/routes';
import type { SampleRepository } from './codeHost/sampleRepository';
import { compressAnswers } from './compression';
import { createDashboard } from './dashboardFiles';
import type { Queries } from './database/connection';
import { applyFaults } from './faults/applyFaults';
import { createFaultList } from './faults/faultList';
import { createFaultSwitches } from './faults/routes';
import { guidePage } from './guidePage';
import { createObjectStore } from './objectStore/routes';
import { createTemporaryAddresses } from './objectStore/temporaryAddresses';
import { pageNotFound } from './page';
import { createPortal, openSuccessfulLookups } from './portal/routes';

type NodeEnvironment = { Bindings: HttpBindings };
type NodeApp = Hono<NodeEnvironment>;

interface SiteParts {
  addresses: Addresses;
  queries: Queries;
  dashboardFolder: string;
  /** Where the code host's repositories lie. */
  gitFolder: string;
  repositories: SampleRepository[];
  report: (error: unknown) => void;
}

/** What answers on each origin. Unless they were split, `main` answers for all three. */
export interface Site {
  main: NodeApp;
  api: NodeApp;
  portal: NodeApp;
}

/** Puts the parts of the sandbox together. */
export function createSite(parts: SiteParts): Site {
  const { addresses, queries, dashboardFolder, gitFolder, repositories, report } = parts;
  const { origin, api: apiAddress, dashboard } = addresses;
  const store = createTemporaryAddresses(`${origin}/objects`);
  const faults = createFaultList();
  const part = (app: Hono, ...first: MiddlewareHandler[]): NodeApp => {
    const wrapped = new Hono<NodeEnvironment>();
    wrapped.use(compressAnswers, ...first, applyFaults(faults));
    return wrapped.route('/', app);
  };
  const api = part(
    createApi({ queries, store, readToken, address: apiAddress, report }),
    openToEveryOrigin,
  );
  const portal = part(
    createPortal({ queries, store, gitFolder, dashboard }),
    openSuccessfulLookups,
  );

  const main = listening(report);
  main.get('/', (context) => context.redirect('/dashboard/'));
  main.route('/dashboard', part(createDashboard(dashboardFolder, addresses)));
  main.get('/docs', (context) => context.redirect('/docs/', 301));
  main.get('/docs/', compressAnswers, (context) => guidePage(context, `${origin}/git`));
  main.route(
    '/git',
    part(createCodeHost({ folder: gitFolder, repositories, address: `${origin}/git` })),
  );
  main.route('/objects', part(createObjectStore(queries, store)));
  main.route('/sandbox', createFaultSwitches(faults));
  if (apiAddress.startsWith(`${origin}/`)) main.route('/api', api);
  if (addresses.portal === origin) main.route('/experiment/share', portal);
  return {
    main,
    api: listening(report).route('/api', api),
    portal: listening(report).route('/experiment/share', portal),
  };
}

function listening(report: SiteParts['report']): NodeApp {
  const app = new Hono<NodeEnvironment>();
  app.notFound(pageNotFound);
  app.onError((error, context) => {
    report(error);
    return context.text('The sandbox failed to answer. Its terminal says why.\n', 500);
  });
  return app;
}
