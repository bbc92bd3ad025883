import { signIn } from '../../e2e/screen/signOn';
import type { Sight } from './sight';
import { findWrongs, lookUntil, settle } from './invariants';
import type { Typed } from './model';
import { accountOf, apiOf, type Walk } from './walk';

/** Time limit for a complete screen after all faults ended, in ms. */
const patience = 15_000;

const wayBack = /^(Try again|Load it again)$/;

/** After all faults: the screen completes, typed text is there and the list loads. */
export async function endWell(walk: Walk): Promise<void> {
  const { switches, context, model, watch, page } = walk;
  walk.log.push('all is well again');
  watch.answer = 'yes';
  await switches.clearFaults();
  if (model.isOffline) await context.setOffline(false);
  model.isOffline = false;
  if (!page.url().startsWith(walk.sandbox.urls.dashboard)) await open(walk, 'artifacts');
  await becomeWhole(walk);
  const mine = model.typed.filter(({ owner, fields }) => owner === model.user && fields.size > 0);
  for (const typed of mine) await findAgain(walk, typed);
  await open(walk, 'artifacts');
  await becomeWhole(walk);
  await findSent(walk);
}

async function open(walk: Walk, path: string): Promise<void> {
  walk.log.push(`open ${path} at last`);
  const address = new URL(path, walk.sandbox.urls.dashboard).href;
  const go = () => walk.page.goto(address, { waitUntil: 'commit' });
  await settle(walk);
  // After an interrupted renewal the page may visit the sign-on server for a moment.
  await go().catch(async () => {
    await settle(walk);
    await go();
  });
}

/**
 * Waits for a complete screen. Presses a Try again button once. A missing artifact's page counts
 * as complete.
 */
async function becomeWhole(walk: Walk): Promise<void> {
  const offers = (sight: Sight) => sight.buttons.some((name) => wayBack.test(name));
  const isWhole = (sight: Sight) => isComplete(sight) && !offers(sight);
  let sight = await lookUntil(
    walk,
    (seen) => isWhole(seen) || (offers(seen) && !seen.isLoading),
    patience,
  );
  if (isWhole(sight) || (await isRefused(walk, sight))) return;
  if (offers(sight)) {
    walk.log.push('press what offers to try again');
    const way = walk.page.getByRole('button', { name: wayBack }).first();
    // The page may have recovered by itself. The next look shows it.
    await way.click().catch(() => undefined);
    sight = await lookUntil(walk, isWhole, patience);
  }
  if (isWhole(sight)) return;
  throw new Error(`The ${sight.screen} screen does not become whole`);
}

function isComplete(sight: Sight): boolean {
  if (sight.screen === 'signOn') return !sight.isLoading;
  if (sight.isLoading || !sight.words) return false;
  if (sight.screen === 'list')
    return /Displaying [\d,]+ of [1-9][\d,]* artifacts/.test(sight.words);
  return true;
}

/** The artifact is missing or hidden from this user. */
async function isRefused({ sandbox, model }: Walk, sight: Sight): Promise<boolean> {
  if (sight.screen !== 'detail' && sight.screen !== 'edit') return false;
  const id = sight.path.split(/[/?]/)[1] ?? '';
  const path = `/artifacts/${id}/`;
  const answer = model.user
    ? await apiOf(sandbox, model.user).send('GET', path)
    : await fetch(sandbox.urls.api + path);
  return !answer.ok;
}

/** Opens a form again and checks that the typed text is back. */
async function findAgain(walk: Walk, typed: Typed): Promise<void> {
  await open(walk, typed.path);
  await becomeWhole(walk);
  const isForm = (sight: Sight) => sight.fields !== undefined;
  const isOpen = (sight: Sight) => sight.screen === 'signOn' || isForm(sight);
  let sight = await lookUntil(walk, isOpen);
  if (sight.screen === 'signOn') {
    // After an ended session the drafts return when the user signs in.
    walk.log.push(`sign in again as ${typed.owner}`);
    await signIn(walk.page, accountOf(typed.owner));
    walk.model.mayBeSignedOut = false;
    sight = await lookUntil(walk, isForm, patience);
  }
  if (!isForm(sight) && !(await isRefused(walk, sight))) {
    throw new Error(`The form at ${typed.path} does not open`);
  }
  const wrongs = await findWrongs(walk);
  if (wrongs.length > 0) throw new Error(wrongs.join('\n'));
}

/** Nothing was created twice, unless the browser repeated a cut call by itself. */
async function findSent({ model, sandbox }: Walk): Promise<void> {
  for (const [title, { owner, times }] of model.sentTitles) {
    const query = new URLSearchParams({ q: `"${title}"` });
    const answer = await apiOf(sandbox, owner).send('GET', `/artifacts/?${query.toString()}`);
    const { artifacts } = (await answer.json()) as { artifacts: { title: string }[] };
    const found = artifacts.filter((artifact) => artifact.title === title).length;
    if (found > times && !model.hasCut) {
      throw new Error(`"${title}" was sent off ${times} times and is there ${found} times`);
    }
  }
}
