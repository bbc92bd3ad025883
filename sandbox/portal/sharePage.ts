import type { Context } from 'hono';
import { html } from 'hono/html';

import { lastOf } from '../api/listing/listQuery';
import { showPage } from '../pages/page';
import type { SharedArtifact } from './sharedArtifact';

type Html = ReturnType<typeof html>;

interface SharePage extends SharedArtifact {
  /** The requested action, as a heading. */
  title: string;
  /** The effect on the real portal. */
  portalDoes: string;
  needsLogin: boolean;
  more?: Html;
  /** The address of the dashboard. */
  dashboard: string;
}

/** The parameters of share pages, with their meaning (contract/portal 2). */
const parameters = {
  s: 'The sharing key. It opens a private artifact here.',
  sharing_key: 'Not looked at: the portal reads the key from s.',
  repo_url: 'Passed on to the notebook hub when a version is launched.',
};

/**
 * A page of the portal: the requested action, the parameters, and what the real portal would do.
 */
export function sharePage(context: Context, page: SharePage): Promise<Response> {
  const { artifact, version, title, needsLogin, portalDoes, more, dashboard } = page;
  return showPage(context, {
    title: `${title}: ${artifact.title}`,
    body: html`
      <h1>${title}</h1>
      <p class="lead">This stands for the testbed's portal, which the sandbox does not have.</p>
      <p class="card warm">
        ${needsLogin ? 'The real portal asks the visitor to log in first. ' : ''}${portalDoes}
      </p>
      <section class="card">
        <h2>${artifact.title}</h2>
        <p>${artifact.short_description}</p>
        <dl>
          <dt>Artifact</dt>
          <dd><code>${artifact.uuid}</code>, ${artifact.visibility}</dd>
          ${version ? versionLines(version) : ''}
        </dl>
        <p><a href="${dashboardLink(dashboard, page, context)}">Back to the artifact</a></p>
      </section>
      ${more ?? ''}
      <section class="card">
        <h2>Sent along</h2>
        ${sentAlong(context)}
      </section>
    `,
  });
}

/**
 * The page of a private artifact. It reveals nothing about the artifact, because nobody can log in
 * here.
 */
export function hiddenSharePage(context: Context, uuid: string, title: string): Promise<Response> {
  return showPage(context, {
    title,
    body: html`
      <h1>${title}</h1>
      <p class="lead">This stands for the testbed's portal, which the sandbox does not have.</p>
      <p class="card warm">
        The real portal asks the visitor to log in first, and shows this page to those who hold a
        role on the artifact. It is private, so that nothing of it is shown here.
      </p>
      <section class="card">
        <dl>
          <dt>Artifact</dt>
          <dd><code>${uuid}</code></dd>
        </dl>
      </section>
    `,
  });
}

function versionLines({ slug, contents }: NonNullable<SharePage['version']>) {
  return html`<dt>Version</dt>
    <dd><code>${slug}</code></dd>
    <dt>Contents</dt>
    <dd><code>${contents.urn}</code></dd>`;
}

function sentAlong(context: Context) {
  const query = new URL(context.req.url).searchParams;
  const sent = Object.entries(parameters).filter(([name]) => query.has(name));
  if (sent.length === 0) return html`<p>Nothing.</p>`;
  return html`<table>
    <tbody>
      ${sent.map(
        ([name, meaning]) =>
          html`<tr>
            <td><code>${name}</code></td>
            <td><code>${lastOf(query, name) ?? ''}</code></td>
            <td>${meaning}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function dashboardLink(dashboard: string, { artifact }: SharePage, context: Context): string {
  const link = new URL(`artifacts/${artifact.uuid}`, dashboard);
  const key = lastOf(new URL(context.req.url).searchParams, 's');
  if (key !== undefined) link.searchParams.set('sharing_key', key);
  return link.href;
}
