import type { BrowserContext, Page } from '@playwright/test';

import type { RunningSandbox } from '../../../sandbox/sandbox';
import { type Account, accounts } from '../../e2e/fixtures/accounts';
import { apiAs, type CatalogueApi } from '../../e2e/fixtures/catalogueApi';
import { type Switches, switchesOf } from '../../e2e/fixtures/switches';
import { type Model, newModel } from './model';
import { type OwnArtifact, takeArtifact } from './pool';
import { look, type Sight } from './sight';
import { type Watch, watchContext } from './watch';
import { watchWrites, type Writes } from './writes';

/** One walk through the app: its browser and its expected state. */
export interface Walk {
  /** A number that is unique for each walk of a sandbox. */
  name: string;
  context: BrowserContext;
  /** The front tab. */
  page: Page;
  sandbox: RunningSandbox;
  switches: Switches;
  watch: Watch;
  writes: Writes;
  model: Model;
  /** The log: one line for each step. */
  log: string[];
  /** An artifact of `mokafor` on which `liwei` collaborates. */
  own: OwnArtifact;
  sight(page?: Page): Promise<Sight>;
}

/** Users who sign in. Users who may edit appear more often. */
export const walkers: Account[] = [
  accounts.owner,
  accounts.owner,
  accounts.collaborator,
  accounts.collaborator,
  accounts.stranger,
];

export function accountOf(username: string): Account {
  return walkers.find((account) => account.username === username) ?? accounts.owner;
}

export function apiOf(sandbox: RunningSandbox, username: string): CatalogueApi {
  return apiAs(sandbox, accountOf(username));
}

/** Time that a step waits for its control, in ms. Without the control it has no effect. */
const patience = 3000;

export async function startWalk(
  context: BrowserContext,
  sandbox: RunningSandbox,
  name: string,
): Promise<Walk> {
  context.setDefaultTimeout(patience);
  const model = newModel();
  const watch = watchContext(context, { isOffline: () => model.wasOffline });
  const writes = watchWrites(context, sandbox.urls.api);
  const walk: Walk = {
    name,
    context,
    page: await context.newPage(),
    sandbox,
    switches: switchesOf(sandbox.origin),
    watch,
    writes,
    model,
    log: [],
    own: await takeArtifact(sandbox),
    sight: (page = walk.page) => look(page, sandbox.urls.dashboard),
  };
  return walk;
}
