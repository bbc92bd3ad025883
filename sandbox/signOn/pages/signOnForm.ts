import type { Context } from 'hono';
import { html } from 'hono/html';

import { showPage } from '../../pages/page';
import { demoAccounts } from '../accounts/demoAccounts';

interface SignOnForm {
  /** The refused input, to show again. */
  username?: string;
  problem?: string;
  /** The final targets of the form. */
  origins: string[];
  /** The path of the registration page. */
  registration: string;
}

/** The sign-in page. It works without scripts, and keeps refused input, except the password. */
export function signOnForm(context: Context, page: SignOnForm): Promise<Response> {
  const { username = '', problem, origins, registration } = page;
  return showPage(context, {
    title: 'Sign in',
    formAction: formActionOf(origins),
    body: html`
      <div class="sheet">
        <h1>Sign in</h1>
        <p class="lead">To the testbed's sign-on server, as far as this sandbox has one.</p>
        ${problem ? html`<p class="card warm" role="alert" id="problem">${problem}</p>` : ''}
        <form method="post" class="card">
          <p>
            <label for="username">User name</label>
            <input
              type="text"
              id="username"
              name="username"
              value="${username}"
              autocomplete="username"
              autocapitalize="none"
              spellcheck="false"
              required
              ${username ? '' : html`autofocus`}
              ${problem ? html`aria-describedby="problem"` : ''}
            />
          </p>
          <p>
            <label for="password">Password</label>
            <input
              type="password"
              id="password"
              name="password"
              autocomplete="current-password"
              required
              ${username ? html`autofocus` : ''}
              ${problem ? html`aria-describedby="problem"` : ''}
            />
          </p>
          <p><button type="submit" id="kc-login">Sign in</button></p>
          <p>No account yet? <a href="${registration}">Make one</a>.</p>
        </form>
      </div>
      <section class="card">
        <h2>Demo accounts</h2>
        <table class="accounts">
          <thead>
            <tr>
              <th>User name</th>
              <th>Password</th>
              <th>What the account may do</th>
            </tr>
          </thead>
          <tbody>
            ${demoAccounts.map(
              (account) =>
                html`<tr>
                  <td><code>${account.username}</code></td>
                  <td><code>${account.password}</code></td>
                  <td>${account.may}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
    `,
  });
}

/** Browsers apply the policy of a page also to redirects after its forms. */
export function formActionOf(origins: string[]): string {
  return [`'self'`, ...origins].join(' ');
}
