import { html } from 'hono/html';
import type { Provider } from 'oidc-provider';

import { showPage } from '../../pages/page';
import type { Account, AccountStore } from './accounts';
import { readBrowserSession, type NodeContext } from '../sessions/browserSession';
import type { ReadBearer } from '../tokens/bearer';

interface AccountParts {
  provider: Provider;
  accounts: AccountStore;
  readBearer: ReadBearer;
  /** The path of the sign-out. */
  logoutPath: string;
  /** The address of the dashboard. */
  dashboard: string;
}

/**
 * Shows the signed-in user: JSON for calls with an access token, as keycloak-js makes them, and a
 * page for people.
 */
export async function showAccount(context: NodeContext, parts: AccountParts): Promise<Response> {
  const authorization = context.req.header('authorization');
  if (authorization !== undefined) {
    const account = await parts.readBearer(authorization);
    return account
      ? context.json(profileOf(account))
      : context.json({ error: 'HTTP 401 Unauthorized' }, 401);
  }
  const session = await readBrowserSession(parts.provider, context);
  const account = session && (await parts.accounts.find(session.accountId));
  return account ? signedIn(context, account, parts) : nobody(context, parts);
}

function profileOf({ id, username, fullName, email }: Account) {
  const [firstName = '', ...rest] = fullName.split(' ');
  return { id, username, firstName, lastName: rest.join(' '), email, emailVerified: true };
}

function signedIn(context: NodeContext, account: Account, { logoutPath, dashboard }: AccountParts) {
  return showPage(context, {
    title: 'Account',
    body: html`
      <h1>${account.fullName}</h1>
      <p class="lead">Signed in to the testbed's sign-on server, as far as this sandbox has one.</p>
      <section class="card">
        <dl>
          <dt>User name</dt>
          <dd><code>${account.username}</code></dd>
          <dt>E-mail</dt>
          <dd>${account.email}</dd>
          <dt>User id</dt>
          <dd><code>${account.id}</code></dd>
        </dl>
      </section>
      <p><a href="${dashboard}">To the dashboard</a> or <a href="${logoutPath}">sign out</a></p>
    `,
  });
}

function nobody(context: NodeContext, { dashboard }: AccountParts) {
  return showPage(context, {
    title: 'Account',
    body: html`
      <h1>Nobody is signed in</h1>
      <p>Signing in begins in the <a href="${dashboard}">dashboard</a>.</p>
    `,
  });
}
