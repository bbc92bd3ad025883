import { expect } from '@playwright/test';

import { pageTitle } from '../../../e2e/screen/detail';
import { signIn, signOut } from '../../../e2e/screen/signOn';
import type { Stage } from '../scene';

type Cookies = Awaited<ReturnType<Stage['context']['cookies']>>;

/** The session of the owner at the sign-on server of each sandbox. */
const sessions = new Map<string, Promise<Cookies>>();

/** Opens a screen as the owner, who has signed in before: the sign-on server leads straight back. */
export async function openSignedIn(stage: Stage, address: string): Promise<void> {
  const { page, context, sandbox } = stage;
  const session = sessions.get(sandbox.origin) ?? begin(stage);
  sessions.set(sandbox.origin, session);
  await context.addCookies(await session);
  await page.goto(address);
  await expect(signOut(page)).toBeVisible();
  await expect(pageTitle(page)).toContainText(/^(Editing|Add an artifact)/);
}

/** Signs in once, as a person does. */
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
