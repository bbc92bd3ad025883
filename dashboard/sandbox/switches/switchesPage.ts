import type { Context } from 'hono';
import { html } from 'hono/html';

import { demoAccounts } from '../identity/accounts/demoAccounts';
import { showPage } from '../pages/page';

const switches = [
  [
    'POST /sandbox/faults',
    '{"method": "POST", "path": "/api/token/", "status": 403, "times": 1}',
    'Lets calls fail or dawdle: "query" (what it has to hold), "status", "body", "contentType", "cut" and "truncated" (half of the answer, with or without an error of the connection), "delayMs", "delays" ("call", or "answer": the call has its effect first), "times". GET lists, DELETE clears, and lets go on what waits.',
  ],
  [
    'POST /sandbox/clock',
    '{"offsetMs": 3600000}',
    'Sets the clock of API and sign-on server ahead, or behind: what they date and what they hold for expired. DELETE sets it right.',
  ],
  [
    'POST /sandbox/lifetimes',
    '{"accessToken": 40, "troviToken": 20}',
    'Seconds that new tokens and sessions last: "accessToken", "refreshToken", "session", "troviToken". DELETE goes back to the usual ones.',
  ],
  [
    'POST /sandbox/migrations',
    '{"queuedMs": 0, "inProgressMs": 60000, "fails": true}',
    'How DOI requests fare: how long each is queued and in progress, and whether it comes to nothing. GET also lists those under way, DELETE goes back to two seconds and success.',
  ],
  [
    'POST /sandbox/sessions/revoke',
    '{"username": "mokafor"}',
    'Ends all sessions of a user: refreshing fails, and so does the exchange for a scope to write.',
  ],
];

/** What can be switched while the sandbox runs, and who can sign in. */
export function switchesPage(context: Context): Promise<Response> {
  return showPage(context, {
    title: 'Switches',
    body: html`
      <h1>Accounts and switches</h1>
      <p class="lead">Who can sign in, and what tests and the curious can turn.</p>
      <section class="card">
        <h2>Demo accounts</h2>
        ${table(
          ['User name', 'Password', 'What the account may do'],
          demoAccounts.map(({ username, password, may }) => [username, password, may]),
          'accounts',
        )}
      </section>
      <section class="card">
        <h2>Switches</h2>
        <p>
          Each takes JSON, with <code>content-type: application/json</code>. All of them are as they
          were when the sandbox starts again; requests that they held up go on then.
        </p>
        ${table(['Call', 'For example', 'What it does'], switches, 'calls')}
      </section>
    `,
  });
}

/** A table whose last column is text, and all others code. */
function table(heads: string[], rows: string[][], name: string) {
  return html`<table class="${name}">
    <thead>
      <tr>
        ${heads.map((head) => html`<th>${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell, place) =>
              place < cells.length - 1
                ? html`<td><code>${cell}</code></td>`
                : html`<td>${cell}</td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
