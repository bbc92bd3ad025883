import type { Context } from 'hono';
import { html } from 'hono/html';

import { showPage } from '../../pages/page';
import type { Registration } from './registration';
import { formActionOf } from './signOnForm';

interface RegistrationPage {
  /** The refused input, to show again. */
  typed?: Partial<Registration>;
  problems: Partial<Record<keyof Registration, string>>;
  origins: string[];
  /** The path of the sign-in page. */
  signIn: string;
}

interface Field {
  name: keyof Registration;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  hint: string;
}

const fields: Field[] = [
  {
    name: 'username',
    label: 'User name',
    type: 'text',
    autocomplete: 'username',
    hint: 'Letters, digits, dots, hyphens, underscores and @, at most 64.',
  },
  { name: 'fullName', label: 'Full name', type: 'text', autocomplete: 'name', hint: '' },
  {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    autocomplete: 'email',
    hint: 'Nothing is ever sent there.',
  },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'new-password',
    hint: 'At least 8 characters. It is kept on this machine, in the data folder.',
  },
];

/** The registration page. It keeps refused input, except the password. */
export function registrationPage(context: Context, page: RegistrationPage): Promise<Response> {
  const { typed = {}, problems, origins, signIn } = page;
  const hasProblem = Object.keys(problems).length > 0;
  return showPage(context, {
    title: 'Make an account',
    formAction: formActionOf(origins),
    body: html`
      <div class="sheet">
        <h1>Make an account</h1>
        <p class="lead">It lasts as long as the sandbox's data, and works nowhere else.</p>
        ${hasProblem ? html`<p class="card warm" role="alert">The account was not made yet.</p>` : ''}
        <form method="post" class="card">
          ${fields.map((field) => fieldLine(field, typed[field.name], problems[field.name]))}
          <p><button type="submit">Make the account and sign in</button></p>
          <p>There is one already? <a href="${signIn}">Sign in</a>.</p>
        </form>
      </div>
    `,
  });
}

function fieldLine(field: Field, typed: string | undefined, problem: string | undefined) {
  const { name, label, type, autocomplete, hint } = field;
  const note = problem ?? hint;
  return html`<p>
    <label for="${name}">${label}</label>
    <input
      type="${type}"
      id="${name}"
      name="${name}"
      value="${type === 'password' ? '' : (typed ?? '')}"
      autocomplete="${autocomplete}"
      required
      ${note ? html`aria-describedby="${name}-note"` : ''}
      ${problem ? html`aria-invalid="true"` : ''}
    />
    ${note ? html`<span class="hint" id="${name}-note">${note}</span>` : ''}
  </p>`;
}
