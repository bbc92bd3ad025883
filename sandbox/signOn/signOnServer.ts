import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Provider } from 'oidc-provider';

import type { Clock } from '../switches/clock';
import type { Database } from '../database/connection';
import type { LifetimeSettings } from '../switches/lifetimes';
import { pageNotFound, pageText } from '../pages/page';
import { showAccount } from './accounts/accountPage';
import { createAccountStore, type AccountStore } from './accounts/accounts';
import { createBearerReader, type ReadBearer } from './tokens/bearer';
import type { SignOnApp } from './sessions/browserSession';
import { dashboardAddresses, type DashboardAddresses } from './dashboardAddresses';
import { demoAccounts } from './accounts/demoAccounts';
import { statusPage } from './sessions/framedPages';
import { readSignOnKeys, type SignOnKeys } from './tokens/keys';
import { logOut } from './sessions/logout';
import { passTo } from './passToProvider';
import { createProvider } from './provider';
import { defaultRealm, endpointPath, realmAddress } from './realm';
import { createRecordStore, type RecordStore } from './sessions/recordStore';
import { tellStatus } from './sessions/sessionStatus';
import { addSignOnRoutes, signOnPath } from './pages/signOnRoutes';
import { showUserInfo } from './tokens/userInfo';

interface SignOnOptions {
  database: Database;
  /** The server's own address, `…/auth`. */
  address: string;
  /** The address of the dashboard, with a final slash. */
  dashboard: string;
  clock: Clock;
  lifetimes: LifetimeSettings;
  report: (error: unknown) => void;
}

/** The sign-on server, with the operations of the sandbox's switches. */
export interface SignOnServer {
  /** With paths below `/auth`. */
  app: SignOnApp;
  /** The origins that can read its responses. */
  origins: string[];
  /** Ends all sessions of a user. Returns their number, or undefined if the user does not exist. */
  revokeSessions(username: string): Promise<number | undefined>;
}

/** The parts of the routes. */
interface Parts {
  /** The address of the realm. */
  issuer: string;
  /** The address of the dashboard, with a final slash. */
  home: string;
  dashboard: DashboardAddresses;
  provider: Provider;
  keys: SignOnKeys;
  accounts: AccountStore;
  records: RecordStore;
  readBearer: ReadBearer;
}

/**
 * A sign-on server with the paths and tokens of Keycloak. Its keys, accounts and sessions survive a
 * restart.
 */
export async function createSignOnServer(options: SignOnOptions): Promise<SignOnServer> {
  const { database, address, dashboard: home, clock, lifetimes, report } = options;
  const issuer = realmAddress(address, defaultRealm);
  const dashboard = dashboardAddresses(home);
  const isCrossSite = new URL(address).hostname !== new URL(home).hostname;
  const keys = await readSignOnKeys(database);
  const accounts = createAccountStore(database);
  await accounts.addMissing(demoAccounts);
  const records = createRecordStore(database, clock);
  await records.forgetExpired();
  const provider = await createProvider({
    issuer,
    dashboard,
    keys,
    records,
    findAccount: accounts.find,
    clock,
    lifetimes,
    isCrossSite,
    signOnPath: (uid) => `${new URL(issuer).pathname}${signOnPath(uid)}`,
    errorPage: async (problem) => String(await errorPage(problem, home)),
    report,
  });
  const readBearer = createBearerReader({ issuer, keys, accounts, records, clock });
  const parts = { issuer, home, dashboard, provider, keys, accounts, records };
  return {
    app: createApp({ ...parts, readBearer }),
    origins: dashboard.origins,
    revokeSessions: async (username) => {
      const account = await accounts.findByName(username);
      return account && records.endSessionsOf(account.id);
    },
  };
}

function createApp(parts: Parts): SignOnApp {
  const { issuer, home, dashboard, provider, readBearer } = parts;
  const { origins } = dashboard;
  const path = new URL(issuer).pathname;
  const realm = path.replace(/^\/auth/, '');
  const openId = `${realm}${endpointPath}`;
  const account = { ...parts, dashboard: home, logoutPath: `${path}${endpointPath}/logout` };
  const app: SignOnApp = new Hono();
  addSignOnRoutes(app, realm, { ...parts, origins, dashboard: home });
  app.get(`${openId}/registrations`, (context) => {
    const { search } = new URL(context.req.url);
    return context.redirect(`${path}${endpointPath}/auth${search || '?'}&kc_register=1`, 303);
  });
  app.on(['GET', 'POST'], `${openId}/logout`, (context) => logOut(context, parts));
  app.on(['GET', 'POST'], `${openId}/userinfo`, (context) => showUserInfo(context, readBearer));
  app.get(`${openId}/login-status-iframe.html`, (context) => statusPage(context, origins));
  app.get(`${openId}/login-status-iframe.html/init`, (context) =>
    tellStatus(context, { provider, origins }),
  );
  for (const end of ['', '/']) {
    app.get(`${realm}/account${end}`, (context) => showAccount(context, account));
  }
  app.all(`${realm}/*`, passTo(provider));
  app.all('*', pageNotFound);
  return app;
}

function errorPage(problem: string, home: string) {
  return pageText({
    title: 'Sign in',
    body: html`<h1>Signing in does not work this way</h1>
      <p class="card warm">${problem}</p>
      <p><a href="${home}">To the dashboard</a></p>`,
  });
}
