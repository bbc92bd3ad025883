import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';

import type { Addresses } from './addresses';
import { openToEveryOrigin } from './api/http/apiCors';
import { listMigrations } from './api/migration/migrationQueue';
import type { MigrationWorker } from './api/migration/migrationWorker';
import { createApi } from './api/apiRoutes';
import { createSignOnTrust } from './api/tokens/signOnTrust';
import type { TroviTokens } from './api/tokens/troviTokens';
import type { Clock } from './switches/clock';
import { createFileFinder } from './codeHost/newestFile';
import { createCodeHosts } from './codeHost/hosts/codeHosts';
import { openHost } from './codeHost/hosts/openHost';
import { createCodeHost } from './codeHost/codeHostRoutes';
import { createRepositoryFinder, type SampleRepository } from './codeHost/samples/sampleRepository';
import { compressResponses } from '../server/files/compressResponses';
import { createDashboard } from './files/sandboxDashboard';
import type { Database } from './database/connection';
import { createFrameworkHosts } from './embed/frameworks/frameworkHosts';
import { indexPage } from './embed/indexPage';
import { createEmbed } from './embed/embedRoutes';
import { applyFaults } from './faults/applyFaults';
import { createFaultList } from './faults/faultList';
import { createFaultSwitches } from './faults/faultRoutes';
import { guidePage } from './pages/guidePage';
import { openToDashboard } from './signOn/signOnCors';
import type { SignOnServer } from './signOn/signOnServer';
import type { EmojiRefusal } from './switches/emojiRefusal';
import type { LifetimeSettings } from './switches/lifetimes';
import type { MigrationSettings } from './switches/migrationSettings';
import { createObjectStore } from './objectStore/objectStoreRoutes';
import { createTemporaryAddresses } from './objectStore/temporaryAddresses';
import { pageNotFound } from './pages/page';
import { createPortal, openSuccessfulLookups } from './portal/portalRoutes';
import { switchesPage } from './switches/switchesPage';
import { createSwitches } from './switches/switchRoutes';
import { createWidgets } from './files/widgetFiles';

type NodeEnvironment = { Bindings: HttpBindings };
type NodeApp = Hono<NodeEnvironment>;
type NodeMiddleware = MiddlewareHandler<NodeEnvironment>;

interface SiteParts {
  addresses: Addresses;
  database: Database;
  clock: Clock;
  lifetimes: LifetimeSettings;
  migrationSettings: MigrationSettings;
  emoji: EmojiRefusal;
  migrations: MigrationWorker;
  tokens: TroviTokens;
  /** The sandbox's own sign-on server, unless another one is trusted. */
  identity?: SignOnServer;
  dashboardFolder: string;
  widgetsFolder: string;
  hostsFolder: string;
  /** The folder of the code host's repositories. */
  gitFolder: string;
  repositories: SampleRepository[];
  /** The host of repositories that the code host does not have. */
  foreignHost: string;
  report: (error: unknown) => void;
}

/** The apps of the origins. Without `split`, `main` serves all of them. */
export interface Site {
  main: NodeApp;
  api: NodeApp;
  portal: NodeApp;
  identity: NodeApp;
}

/** Assembles the parts of the sandbox. */
export function createSite(parts: SiteParts): Site {
  const { addresses, database, dashboardFolder, widgetsFolder, gitFolder, repositories, report } =
    parts;
  const { origin, api: apiAddress, dashboard } = addresses;
  const { queries } = database;
  const store = createTemporaryAddresses(`${origin}/objects`);
  const codeHost = `${origin}/git`;
  const findRepository = createRepositoryFinder(repositories, codeHost);
  const faults = createFaultList();
  const part = (app: Hono | NodeApp, ...first: NodeMiddleware[]): NodeApp => {
    const wrapped = new Hono<NodeEnvironment>();
    wrapped.use(compressResponses, ...first, applyFaults(faults));
    return wrapped.route('/', app as NodeApp);
  };
  const { tokens, clock, lifetimes, identity } = parts;
  const trust = createSignOnTrust({
    issuer: addresses.realm,
    clock,
  });
  const endpoints = createApi({
    database,
    store,
    tokens,
    trust,
    clock,
    findNewestFile: createFileFinder({
      folder: gitFolder,
      repositories,
      codeHost,
      foreignHost: parts.foreignHost,
    }),
    codeHost,
    migrations: parts.migrations,
    address: apiAddress,
    report,
  });
  const api = part(endpoints, openToEveryOrigin);
  const signOn = identity && part(identity.app, openToDashboard(identity.origins));
  const portal = part(
    createPortal({ queries, store, gitFolder, findRepository, dashboard }),
    openSuccessfulLookups,
  );

  const main = listening(report);
  main.get('/', (context) => context.redirect('/dashboard/'));
  main.get('/favicon.ico', (context) => context.redirect('/dashboard/favicon.svg'));
  main.route('/dashboard', part(createDashboard(dashboardFolder, addresses)));
  const widgets = createWidgets(widgetsFolder);
  main.route('/widgets', part(widgets));
  const ask = (path: string) => endpoints.request(path);
  main.get('/embed', (context) => context.redirect('/embed/', 301));
  main.get('/embed/', compressResponses, (context) => indexPage(context, origin));
  main.route('/embed', part(createEmbed({ addresses, ask, widgets })));
  main.route('/embed', part(createFrameworkHosts({ addresses, folder: parts.hostsFolder })));
  main.get('/docs', (context) => context.redirect('/docs/', 301));
  main.get('/docs/', compressResponses, (context) => guidePage(context, codeHost));
  main.route('/git', part(createCodeHost({ folder: gitFolder, repositories, address: codeHost })));
  const hosts = { folder: gitFolder, repositories, address: `${origin}/hosts`, clock };
  main.route('/hosts', part(createCodeHosts(hosts), openHost()));
  main.route('/objects', part(createObjectStore(queries, store)));
  main.route('/sandbox', createFaultSwitches(faults));
  main.route(
    '/sandbox',
    createSwitches({
      clock,
      lifetimes,
      migrationSettings: parts.migrationSettings,
      emoji: parts.emoji,
      listMigrations: () => listMigrations(queries),
      identity,
    }),
  );
  main.get('/docs/sandbox/', compressResponses, switchesPage);
  main.get('/docs/sandbox', (context) => context.redirect('/docs/sandbox/', 301));
  if (signOn && addresses.identity.url.startsWith(`${origin}/`)) main.route('/auth', signOn);
  if (apiAddress.startsWith(`${origin}/`)) main.route('/api', api);
  if (addresses.portal === origin) main.route('/experiment/share', portal);
  return {
    main,
    api: alone(report).route('/api', api),
    portal: alone(report).route('/experiment/share', portal),
    identity: signOn ? alone(report).route('/auth', signOn) : alone(report),
  };
}

/** A separate origin. It responds with 204 for the icon, because browsers report a missing one. */
function alone(report: SiteParts['report']): NodeApp {
  return listening(report).get('/favicon.ico', (context) => context.body(null, 204));
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
