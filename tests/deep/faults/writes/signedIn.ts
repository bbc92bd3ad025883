import { expect } from '@playwright/test';

import { pageTitle } from '../../../e2e/screen/detail';
import { signIn, signOut } from '../../../e2e/screen/signOn';
import type { Stage } from '../scene';

type Cookies = Awaited<ReturnType<Stage['context']['cookies']>>;

/** The owner's session at each sandbox's sign-on server. */
const sessions = new Map<string, Promise<Cookies>>();

/** Opens a screen as the owner. The sign-on server has the session and shows no login form. */
export async function openSignedIn(stage: Stage, address: string): Promise<void> {
  const { page, context, sandbox } = stage;
  const session = sessions.get(sandbox.origin) ?? begin(stage);
  sessions.set(sandbox.origin, session);
  await context.addCookies(await session);
  await page.goto(address);
  await expect(signOut(page)).toBeVisible();
  await expect(pageTitle(page)).toContainText(/^(Editing|Add an artifact)/);
}

/** Signs in once through the login form. */
async function begin({ context, sandbox }: Stage): Promise<Cookies> {
  const own = await context.browser()?.newContext({ baseURL: sandbox.urls.dashboard });
  if (!own) throw new Error('There is no browser to sign in with.');
  const page = await own.newPage();
  await page.goto('artifacts/add');
  await signIn(page);
  await expect(signOut(page)).toBeVisible();
  const cookies = await own.cookies();
  await own.close();
  return cookies;
}
