import { html } from 'hono/html';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { Provider } from 'oidc-provider';

import { showPage } from '../../pages/page';
import {
  forgetBrowserSession,
  readBrowserSession,
  type BrowserSession,
  type NodeContext,
} from './browserSession';
import type { DashboardAddresses } from '../dashboardAddresses';
import type { SignOnKeys } from '../tokens/keys';
import { dashboardClient } from '../realm';
import type { RecordStore } from './recordStore';
import { formActionOf } from '../pages/signOnForm';

interface LogoutParts {
  provider: Provider;
  dashboard: DashboardAddresses;
  keys: SignOnKeys;
  records: RecordStore;
}

interface Leaving {
  /** The address to go to after signing out. */
  returnTo?: URL;
  /** The session that the ID token names, if one was sent. */
  hinted?: string;
}

/**
 * Signs out by OpenID Connect RP-Initiated Logout 1.0. Without an ID token of this server, a page
 * asks for confirmation first, so that a foreign link cannot sign anybody out.
 */
export async function logOut(context: NodeContext, parts: LogoutParts): Promise<Response> {
  const query = new URL(context.req.url).searchParams;
  const form = context.req.method === 'POST' ? await context.req.formData() : undefined;
  const read = (name: string) => {
    const sent = form?.get(name);
    return typeof sent === 'string' ? sent : (query.get(name) ?? undefined);
  };
  const leaving = await readLeaving(read, parts);
  if (typeof leaving === 'string') return refuse(context, leaving);
  const session = await readBrowserSession(parts.provider, context);
  const isConfirmed =
    form !== undefined && session !== undefined && read('session') === session.uid;
  if (session && leaving.hinted === undefined && !isConfirmed) {
    return askFirst(context, session, parts.dashboard.origins);
  }
  const ended = [leaving.hinted, session?.uid].filter((uid) => uid !== undefined);
  for (const uid of new Set(ended)) await parts.records.endSession(uid);
  forgetBrowserSession(parts.provider, context);
  context.header('referrer-policy', 'no-referrer');
  context.header('cache-control', 'no-store');
  return leaving.returnTo
    ? context.redirect(leaving.returnTo.href, 303)
    : signedOut(context, parts.dashboard);
}

/** Reads the request. Returns a sentence for people if it is wrong. */
async function readLeaving(
  read: (name: string) => string | undefined,
  { provider, dashboard, keys }: LogoutParts,
): Promise<Leaving | string> {
  const hint = read('id_token_hint');
  const client = read('client_id');
  const address = read('post_logout_redirect_uri');
  const hinted = hint === undefined ? undefined : await sessionOfHint(hint, provider.issuer, keys);
  if (hint !== undefined && hinted === undefined) return 'The id_token_hint is not of this server.';
  if (client !== undefined && client !== dashboardClient) return 'The client is not known.';
  if (address === undefined) return { hinted };
  if (client === undefined && hint === undefined) {
    return 'A post_logout_redirect_uri needs a client_id or an id_token_hint.';
  }
  if (!dashboard.isWithin(address)) return 'The post_logout_redirect_uri is not of the dashboard.';
  const returnTo = new URL(address);
  const state = read('state');
  if (state !== undefined) returnTo.searchParams.set('state', state);
  return { hinted, returnTo };
}

/** The session of an ID token of this server. The token can have expired. */
async function sessionOfHint(
  hint: string,
  issuer: string,
  { signing }: SignOnKeys,
): Promise<string | undefined> {
  const { kty, n, e, kid, alg, use } = signing;
  const publicKeys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg, use }] });
  try {
    const { payload } = await jwtVerify(hint, publicKeys, {
      issuer,
      audience: dashboardClient,
      currentDate: new Date(0),
    });
    return typeof payload.sid === 'string' ? payload.sid : undefined;
  } catch {
    return undefined;
  }
}

function refuse(context: NodeContext, problem: string): Promise<Response> {
  return showPage(context, {
    title: 'Sign out',
    status: 400,
    body: html`<h1>That cannot be done</h1>
      <p class="card warm">${problem}</p>`,
  });
}

function askFirst(context: NodeContext, session: BrowserSession, origins: string[]) {
  return showPage(context, {
    title: 'Sign out',
    formAction: formActionOf(origins),
    body: html`
      <div class="sheet">
        <h1>Sign out?</h1>
        <form method="post" class="card">
          <p>You are signed in to the testbed's sign-on server.</p>
          <input type="hidden" name="session" value="${session.uid}" />
          <p><button type="submit">Sign out</button></p>
        </form>
      </div>
    `,
  });
}

function signedOut(context: NodeContext, { home }: DashboardAddresses): Promise<Response> {
  return showPage(context, {
    title: 'Signed out',
    body: html`<h1>You are signed out</h1>
      <p><a href="${home}">To the dashboard</a></p>`,
  });
}
