import type { Context, Hono } from 'hono';
import { html } from 'hono/html';

import {
  accessMethodsOf,
  type AccessMethod,
  type ObjectStore,
} from '../api/contents/accessMethods';
import { lastOf } from '../api/listing/listQuery';
import { Refusal } from '../api/http/refusal';
import type { WireArtifact } from '../schemas/artifact';
import type { Queries } from '../database/connection';
import { pageNotFound } from '../pages/page';
import { findSharedArtifact, isHiddenArtifact, type SharedArtifact } from './sharedArtifact';
import { hiddenSharePage, sharePage } from './sharePage';

interface ShareParts {
  queries: Queries;
  store: ObjectStore;
  dashboard: string;
}

type ShowShared = (shared: SharedArtifact, context: Context) => Promise<Response>;

/** Adds the pages that the dashboard links to (contract/portal 2). */
export function addSharePages(portal: Hono, parts: ShareParts): void {
  const add = (paths: string[], show: ShowShared) => {
    for (const path of paths) portal.get(path, (context) => showShared(context, parts, show));
  };
  const page = (shared: SharedArtifact, context: Context, rest: Rest) =>
    sharePage(context, { ...shared, ...rest, dashboard: parts.dashboard });

  add(['/:uuid/version/:slug/launch', '/:uuid/launch'], (shared, context) =>
    shared.version ? page(shared, context, launch) : pageNotFound(context),
  );
  add(['/:uuid/version/:slug/download', '/:uuid/download'], (shared, context) =>
    shared.version
      ? page(shared, context, { ...download, more: waysToFetch(shared, parts.store) })
      : pageNotFound(context),
  );
  add(['/:uuid/request'], ({ artifact }, context) =>
    artifact.reproducibility.enable_requests
      ? page({ artifact }, context, { ...request, more: daypassTerms(artifact) })
      : pageNotFound(context),
  );
  // The dashboard links here without a key. The real portal recognizes users by their log-in.
  portal.get('/:uuid/share', async (context, next) => {
    const wanted = { uuid: context.req.param('uuid'), key: keyOf(context) };
    const isHidden = await isHiddenArtifact(parts.queries, wanted);
    return isHidden ? hiddenSharePage(context, wanted.uuid, share.title) : next();
  });
  add(['/:uuid/share'], ({ artifact }, context) =>
    page({ artifact }, context, { ...share, more: daypassTerms(artifact) }),
  );
  add(['/:uuid/requests/'], ({ artifact }, context) =>
    page({ artifact }, context, { ...requests, more: daypassTerms(artifact) }),
  );
}

type Rest = Omit<Parameters<typeof sharePage>[1], keyof SharedArtifact | 'dashboard'>;

const launch: Rest = {
  title: 'Launch',
  needsLogin: true,
  portalDoes:
    'It then opens this version in the notebook hub, counts a launch, or leads to the daypass request of visitors without an allocation.',
};
const download: Rest = {
  title: 'Download',
  needsLogin: false,
  portalDoes: 'The real portal redirects to the first archive below, or back if there is none.',
};
const request: Rest = {
  title: 'Request a daypass',
  needsLogin: true,
  portalDoes: 'It then lets the visitor ask the authors for some hours on the testbed.',
};
const share: Rest = {
  title: 'Configure daypasses',
  needsLogin: true,
  portalDoes: 'It then lets those who hold a role set hours and project of daypasses.',
};
const requests: Rest = {
  title: 'Daypass requests',
  needsLogin: true,
  portalDoes: 'It then lists the requests, for those who hold a role to decide on.',
};

async function showShared(context: Context, { queries }: ShareParts, show: ShowShared) {
  const shared = await findSharedArtifact(queries, {
    uuid: context.req.param('uuid') ?? '',
    slug: context.req.param('slug'),
    key: keyOf(context),
  });
  return shared ? show(shared, context) : pageNotFound(context);
}

/** The sharing key that was sent along. */
function keyOf(context: Context): string | undefined {
  return lastOf(new URL(context.req.url).searchParams, 's');
}

function daypassTerms({ reproducibility }: WireArtifact) {
  const { enable_requests: isEnabled, access_hours: hours, requests: open } = reproducibility;
  return html`<section class="card">
    <h2>Daypasses of this artifact</h2>
    <dl>
      <dt>Requests</dt>
      <dd>${isEnabled ? 'enabled' : 'not enabled'}</dd>
      <dt>Hours</dt>
      <dd>${hours ?? 'none set'}</dd>
      <dt>Made so far</dt>
      <dd>${open}</dd>
    </dl>
  </section>`;
}

function waysToFetch({ version }: SharedArtifact, store: ObjectStore) {
  const methods = version ? methodsOf(version, store) : [];
  return html`<section class="card">
    <h2>Ways to fetch this version</h2>
    ${
      methods.length === 0
        ? html`<p>None: contents of this kind cannot be downloaded.</p>`
        : html`<ol>
            ${methods.map((method) => html`<li>${methodLine(method)}</li>`)}
          </ol>`
    }
  </section>`;
}

function methodsOf(version: NonNullable<SharedArtifact['version']>, store: ObjectStore) {
  try {
    const { contents, environment_setup: environmentSetup } = version;
    return accessMethodsOf({ urn: contents.urn, environmentSetup }, store);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

function methodLine(method: AccessMethod) {
  if (method.protocol === 'git') {
    return html`git, at <code>${method.ref}</code>: <code>${method.remote}</code>`;
  }
  const isLink = /^https?:/.test(method.url);
  return html`archive:
  ${isLink ? html`<a href="${method.url}">${method.url}</a>` : html`<code>${method.url}</code>`}`;
}
