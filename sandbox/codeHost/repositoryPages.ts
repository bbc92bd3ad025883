import type { Context } from 'hono';
import { html } from 'hono/html';

import { showPage } from '../pages/page';
import { readRepository } from './repositoryFacts';
import type { SampleRepository } from './samples/sampleRepository';

/** The page that lists all repositories. */
export function listPage(context: Context, repositories: SampleRepository[]) {
  return showPage(context, {
    title: 'Code host',
    body: html`
      <h1>Code host</h1>
      <p class="lead">Sample repositories, made by the sandbox, to import and to clone.</p>
      ${
        repositories.length === 0
          ? html`<p class="card warm">
              There are none: git was not found when the sandbox was started.
            </p>`
          : repositories.map(
              ({ name, description }) =>
                html`<section class="card">
                  <h2><a href="/git/${name}">${name}</a></h2>
                  <p>${description}</p>
                </section>`,
            )
      }
    `,
  });
}

/** The page of one repository: its clone address, branches, tags and newest commits. */
export async function repositoryPage(
  context: Context,
  { name, description }: SampleRepository,
  { cloneAddress, folder }: { cloneAddress: string; folder: string },
) {
  const { branches, tags, commits } = await readRepository(folder);
  return showPage(context, {
    title: name,
    body: html`
      <p><a href="/git/">Code host</a></p>
      <h1>${name}</h1>
      <p class="lead">${description}</p>
      <pre><code>git clone ${cloneAddress}</code></pre>
      <section class="card">
        <h2>Branches</h2>
        ${refTable(branches)}
      </section>
      <section class="card">
        <h2>Tags</h2>
        ${refTable(tags)}
      </section>
      <section class="card">
        <h2>Last commits of main</h2>
        <table>
          <tbody>
            ${commits.map(
              ({ hash, at, author, subject }) =>
                html`<tr>
                  <td>${subject}</td>
                  <td>${author}</td>
                  <td><time datetime="${at}">${at.slice(0, 10)}</time></td>
                  <td><code class="short" title="${hash}">${hash.slice(0, 10)}</code></td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
    `,
  });
}

function refTable(refs: { name: string; hash: string }[]) {
  return html`<table>
    <tbody>
      ${refs.map(
        ({ name, hash }) =>
          html`<tr>
            <td>${name}</td>
            <td><code>${hash}</code></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
