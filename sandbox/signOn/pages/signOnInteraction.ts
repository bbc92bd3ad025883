import { html } from 'hono/html';
import type { Interaction, Provider } from 'oidc-provider';

import { showPage } from '../../pages/page';
import type { AccountStore } from '../accounts/accounts';
import type { NodeContext } from '../sessions/browserSession';
import { readRegistration, textOf } from './registration';
import { registrationPage } from './registrationPage';
import { signOnForm } from './signOnForm';

export interface SignOnParts {
  provider: Provider;
  accounts: AccountStore;
  /** The final targets of the forms. */
  origins: string[];
  /** The address of the dashboard. */
  dashboard: string;
}

type Interacting = InstanceType<typeof Interaction>;

/** Shows the sign-in page, or the registration page if the dashboard asked for it. */
export async function showSignOn(context: NodeContext, parts: SignOnParts): Promise<Response> {
  const interaction = await findInteraction(context, parts);
  if (!interaction) return showExpired(context, parts);
  const registration = `${context.req.path}/registration`;
  if (interaction.params.kc_register !== undefined && !context.req.query('stay')) {
    return context.redirect(registration, 303);
  }
  const hint = interaction.params.login_hint;
  return signOnForm(context, {
    origins: parts.origins,
    registration,
    ...(typeof hint === 'string' && { username: hint }),
  });
}

export async function takeSignOn(context: NodeContext, parts: SignOnParts): Promise<Response> {
  if (!(await findInteraction(context, parts))) return showExpired(context, parts);
  const form = await context.req.formData();
  const username = textOf(form, 'username');
  const account = await parts.accounts.verify(username, textOf(form, 'password'));
  if (account) return finish(context, parts, account.id);
  return signOnForm(context, {
    origins: parts.origins,
    registration: `${context.req.path}/registration`,
    username,
    problem: 'The user name or the password is wrong.',
  });
}

export async function showRegistration(
  context: NodeContext,
  parts: SignOnParts,
): Promise<Response> {
  if (!(await findInteraction(context, parts))) return showExpired(context, parts);
  return registrationPage(context, {
    problems: {},
    origins: parts.origins,
    signIn: signOnPathOf(context),
  });
}

export async function takeRegistration(
  context: NodeContext,
  parts: SignOnParts,
): Promise<Response> {
  if (!(await findInteraction(context, parts))) return showExpired(context, parts);
  const { registration, problems } = readRegistration(await context.req.formData());
  const isGood = Object.keys(problems).length === 0;
  const account = isGood ? await parts.accounts.add(registration) : undefined;
  if (account) return finish(context, parts, account.id);
  return registrationPage(context, {
    typed: registration,
    problems: isGood ? { username: 'Somebody has this name already.' } : problems,
    origins: parts.origins,
    signIn: signOnPathOf(context),
  });
}

/**
 * Finds the running sign-in of this browser, by its cookie. Undefined if it has expired or is
 * finished.
 */
async function findInteraction(
  context: NodeContext,
  { provider }: SignOnParts,
): Promise<Interacting | undefined> {
  try {
    const { incoming, outgoing } = context.env;
    const interaction = await provider.interactionDetails(incoming, outgoing);
    return interaction.uid === context.req.param('uid') ? interaction : undefined;
  } catch (error) {
    if ((error as Error).name === 'SessionNotFound') return undefined;
    throw error;
  }
}

async function finish(
  context: NodeContext,
  { provider }: SignOnParts,
  accountId: string,
): Promise<Response> {
  const { incoming, outgoing } = context.env;
  const address = await provider.interactionResult(
    incoming,
    outgoing,
    { login: { accountId } },
    { mergeWithLastSubmission: false },
  );
  return context.redirect(address, 303);
}

function signOnPathOf({ req }: NodeContext): string {
  return `${req.path.replace(/\/registration$/, '')}?stay=1`;
}

function showExpired(context: NodeContext, { dashboard }: SignOnParts): Promise<Response> {
  return showPage(context, {
    title: 'Sign in',
    status: 400,
    body: html`
      <h1>This sign-in is over</h1>
      <p class="card warm">
        It was finished already, took more than an hour, or began in another browser.
      </p>
      <p><a href="${dashboard}">Begin again in the dashboard</a></p>
    `,
  });
}
