import type { Context } from 'hono';
import { html } from 'hono/html';

import { troviJson } from '../codeHost/samples/roCrate';
import { showPage } from './page';

const example = troviJson({
  title: 'Tail latency under bursty load',
  shortDescription: 'Scripts and data for a tail latency study.',
  longDescription: '## Tail latency\n\nHow to rerun the study.',
  tags: ['networking', 'education'],
  authors: [
    {
      fullName: 'Noor Haddad',
      email: 'noor.haddad@example.edu',
      affiliation: 'Example State University',
    },
  ],
});

const rules = [
  ['name', 'The title, at most 140 characters. Required.'],
  ['disambiguatingDescription', 'The short description, at most 200 characters. Required.'],
  ['description', 'The long description, Markdown. Leave it out rather than empty.'],
  ['keywords', 'Tags, as one text with commas. The catalogue must know each of them. Required.'],
  ['author', 'A list of references to Person entities. Required, may be empty.'],
  ['name, email, affiliation', 'Of each person. The e-mail is required; affiliation is a text.'],
  ['actionApplication', 'How it is started; without it, in the hosted notebooks.'],
];

/**
 * Explains how to add an artifact, and how a repository describes itself in `trovi.json`
 * (contract/api 5).
 */
export function guidePage(context: Context, codeHost: string): Promise<Response> {
  return showPage(context, {
    title: 'Adding an artifact',
    body: html`
      <h1>Adding an artifact</h1>
      <p class="lead">What the catalogue needs to know, and how a repository describes it.</p>
      <p>
        An artifact is a package of portable contents, notebooks, images or data, with a title, a
        description, authors and tags. Each state of the contents is a version: a commit of a git
        repository, an archive or a disk image. A version never changes: add a new one instead.
      </p>
      <p>
        To add or edit artifacts, log in. This sandbox has
        <a href="/docs/sandbox/">demo accounts, and switches</a> for time, tokens and failures.
      </p>
      <section class="card">
        <h2>From a git repository</h2>
        <p>
          Put a file <code>trovi.json</code> into the root of the default branch. It is an
          <a href="https://www.researchobject.org/ro-crate/">RO-Crate</a> 1.1 description under
          another name. Importing reads it, and registers the newest commit as a version.
        </p>
        <pre><code>${example}</code></pre>
        <table>
          <thead>
            <tr>
              <th>In the crate</th>
              <th>Rule</th>
            </tr>
          </thead>
          <tbody>
            ${rules.map(
              ([name, rule]) =>
                html`<tr>
                  <td><code>${name}</code></td>
                  <td>${rule}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
      <p>
        Repositories with such a file, and some with a broken one, are on the sandbox's own
        <a href="${codeHost}/">code host</a>. They can be imported, and their branches and tags
        chosen for a new version, as if they were on GitHub, for example
        <code>https://github.com/trovi-examples/first-steps</code>.
      </p>
    `,
  });
}
