import type { Context } from 'hono';
import { html } from 'hono/html';

import { demoAccounts } from '../signOn/accounts/demoAccounts';
import { showPage } from '../pages/page';

const switches = [
  [
    'POST /sandbox/faults',
    '{"method": "POST", "path": "/api/token/", "status": 403, "times": 1}',
    'Makes calls fail or wait. Members: "query" (what the query must contain), "status", "body", "contentType", "headers", "cut" and "truncated" (half of the answer, with or without a connection error), "delayMs", "delays" ("call", or "answer": the call has its effect first), "times". GET lists the faults. DELETE removes them, and delayed calls continue.',
  ],
  [
    'POST /sandbox/clock',
    '{"offsetMs": 3600000}',
    'Sets the clock of the API and the sign-on server ahead or behind. It decides what they date and what has expired. DELETE sets it right.',
  ],
  [
    'POST /sandbox/lifetimes',
    '{"accessToken": 40, "troviToken": 20}',
    'The lifetimes of new tokens and sessions in seconds: "accessToken", "refreshToken", "session", "troviToken". DELETE restores the defaults.',
  ],
  [
    'POST /sandbox/migrations',
    '{"queuedMs": 0, "inProgressMs": 60000, "fails": true}',
    'The timing of DOI requests: how long each is queued and in progress, and whether it fails. GET also lists unfinished requests. DELETE restores the defaults: two seconds and success.',
  ],
  [
    'POST /sandbox/emoji',
    '{"refused": true}',
    'Answers 500 to every change that stores an emoji or another character outside the BMP, as the real server does on MariaDB. DELETE allows them again.',
  ],
  [
    'POST /sandbox/sessions/revoke',
    '{"username": "mokafor"}',
    'Ends all sessions of a user. Then refreshing tokens fails, and so does the exchange for a scope to write.',
  ],
];

/** The page of the switches and the demo accounts. */
export function switchesPage(context: Context): Promise<Response> {
  return showPage(context, {
    title: 'Switches',
    body: html`
      <h1>Accounts and switches</h1>
      <p class="lead">The demo accounts, and the switches for tests and experiments.</p>
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
          Each takes JSON, with <code>content-type: application/json</code>. A restart of the
          sandbox restores all defaults.
        </p>
        ${table(['Call', 'For example', 'What it does'], switches, 'calls')}
      </section>
    `,
  });
}

/** A table. Its last column is text, the others are code. */
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
