import type { Page } from '@playwright/test';

import type { Account } from '../../../e2e/fixtures/accounts';
import { answer, question } from '../../../e2e/screen/edit/editVersions';
import { logIn, signIn as fillInSignIn, signOut as signOutLink } from '../../../e2e/screen/signOn';
import { discardDraftsOf, hasTyped, type Model } from '../model';
import type { Sight } from '../sight';
import { accountOf, type Walk, walkers } from '../walk';
import { isFree, lotOf, oneOf, type Step } from './step';

const hour = 3_600_000;

/** Time limit for signing in or out with all redirects, in ms. */
const redirects = 8000;

const nameInBar = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Sign Out: / });

/** Waits for the dashboard and records the signed-in user. */
async function comeBack(walk: Walk, account?: Account): Promise<void> {
  const { page, sandbox, model } = walk;
  await page.waitForURL((url) => url.href.startsWith(sandbox.urls.dashboard), {
    timeout: redirects,
    waitUntil: 'commit',
  });
  const bar = nameInBar(page);
  // For a moment it shows the user of another tab.
  if (account)
    await signOutLink(page, account)
      .waitFor({ timeout: redirects })
      .catch(() => undefined);
  await bar.waitFor({ timeout: redirects });
  model.user = (await bar.textContent())?.trim().slice('Sign Out: '.length);
  model.mayBeSignedOut = false;
}

/** Fills in the login form. */
async function signInThere(walk: Walk, choice: number): Promise<string> {
  const account = oneOf(walkers, choice) ?? accountOf('');
  await fillInSignIn(walk.page, account);
  await comeBack(walk, account);
  return walk.model.user ?? '';
}

const signIn: Step = {
  kind: 'sign in',
  weight: 12,
  isPossible: ({ sight, walk: { model } }) =>
    !model.isOffline && (isAskedForName(sight) || (isFree(sight) && canLogIn(sight, model))),
  async take(walk, { choice, sight }) {
    const { page } = walk;
    if (isAskedForName(sight)) return signInThere(walk, choice);
    await logIn(page).click();
    const username = page.locator('#username');
    await username.or(nameInBar(page)).first().waitFor({ timeout: redirects });
    if (await username.isVisible()) return signInThere(walk, choice);
    // With a session at the sign-on server no login form appears.
    await comeBack(walk);
    return `${walk.model.user}, unasked`;
  },
};

function isAskedForName({ screen, buttons }: Sight): boolean {
  return screen === 'signOn' && buttons.includes('Sign in');
}

function canLogIn(sight: Sight, { user, mayBeSignedOut }: Model): boolean {
  const isStranger = user === undefined || mayBeSignedOut;
  return sight.user === undefined && isStranger && sight.screen !== 'login';
}

/** What may be asked before a sign-out, in this order, and the answer yes. */
const questions = [
  ['Leave this page?', 'Leave Page'],
  ['Sign out?', 'Sign Out'],
] as const;

const signOut: Step = {
  kind: 'sign out',
  weight: 2,
  isPossible: ({ sight, walk: { model } }) =>
    !model.isOffline && isFree(sight) && sight.user !== undefined && sight.user === model.user,
  async take(walk, { choice }) {
    const { page, model } = walk;
    const username = model.user ?? '';
    const isNo = hasTyped(model) && lotOf(choice, 2) === 0;
    await signOutLink(page, accountOf(username)).click();
    let isAsked = false;
    for (const [title, yes] of questions) {
      const asked = question(page, title);
      const next = questions.map(([other]) => question(page, other)).concat(logIn(page));
      await next
        .reduce((all, one) => all.or(one))
        .first()
        .waitFor({ timeout: redirects });
      if (!(await asked.isVisible())) continue;
      isAsked = true;
      await answer(page, isNo ? 'Cancel' : yes).click();
      await asked.waitFor({ state: 'hidden' });
      if (isNo) return 'asked, no';
    }
    await logIn(page).waitFor({ timeout: redirects });
    model.user = undefined;
    discardDraftsOf(model, username);
    return isAsked ? 'asked, yes' : username;
  },
};

const expire: Step = {
  kind: 'let tokens expire',
  weight: 2,
  isPossible: ({ walk: { model } }) => model.user !== undefined,
  async take({ switches, model }) {
    // Never back: no token may be from the future.
    model.clockHours += 1;
    await switches.setClock(model.clockHours * hour);
    return `${model.clockHours} h ahead`;
  },
};

const revoke: Step = {
  kind: 'end the session elsewhere',
  weight: 1,
  isPossible: ({ walk: { model } }) => model.user !== undefined,
  async take({ switches, model }) {
    model.mayBeSignedOut = true;
    await switches.revoke(model.user ?? '');
    return model.user ?? '';
  },
};

export const sessionSteps: Step[] = [signIn, signOut, expire, revoke];
