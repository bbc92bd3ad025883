import { formPath, lostFields, type Typed } from './model';
import type { Sight } from './sight';
import type { Walk } from './walk';

/** Time after which an empty page counts as blank and a missing draft as lost, in ms. */
const patience = 8000;

const isOutside = ({ screen }: Sight) => screen === 'signOn' || screen === 'nothing';

/** Pause between two looks. */
async function lookAgain(walk: Walk): Promise<Sight> {
  await new Promise((resolve) => setTimeout(resolve, 30));
  return walk.sight();
}

/** Looks until the view is right or the time is over. */
export async function lookUntil(
  walk: Walk,
  isGood: (sight: Sight) => boolean | Promise<boolean>,
  limit = patience,
): Promise<Sight> {
  const end = Date.now() + limit;
  let sight = await walk.sight();
  while (!(await isGood(sight)) && Date.now() < end) sight = await lookAgain(walk);
  return sight;
}

/** Waits until the front page shows content and is not navigating. Returns the view. */
export function settle(walk: Walk): Promise<Sight> {
  const isLeaving = ({ heading, buttons, dialog }: Sight) =>
    dialog === undefined &&
    heading.startsWith('Please wait while you are redirected') &&
    !buttons.includes('Log in') &&
    !walk.model.isOffline;
  return lookUntil(walk, (sight) =>
    isOutside(sight)
      ? sight.screen === 'nothing' || !sight.isLoading
      : sight.words !== '' && !isLeaving(sight),
  );
}

/** Checks the invariants after each step. Returns one line for each problem. */
export async function findWrongs(walk: Walk): Promise<string[]> {
  const { watch, writes, model, page } = walk;
  await forgetDone(walk);
  // A page can be empty for a moment while its code loads.
  const sight = await lookUntil(
    walk,
    (seen) => isOutside(seen) || (seen.words !== '' && namesUser(walk, seen)),
  );
  const wrongs = [...watch.problems, ...(await writes.excesses())];
  if (sight.screen === 'nothing' && page.url() !== 'about:blank' && !model.wasOffline) {
    wrongs.push('the browser shows a page of its own');
  }
  if (isOutside(sight)) return wrongs;
  if (!sight.words) wrongs.push(`main is blank at ${sight.path}`);
  if (!namesUser(walk, sight)) wrongs.push(`${sight.user} is signed in instead of ${model.user}`);
  return [...wrongs, ...(await findLost(walk, sight))];
}

function namesUser({ model }: Walk, sight: Sight): boolean {
  if (isOutside(sight) || sight.user === model.user) return true;
  return sight.user === undefined && model.mayBeSignedOut;
}

/** Typed text that is missing in the front form. */
async function findLost(walk: Walk, { user }: Sight): Promise<string[]> {
  const lost = (sight: Sight) => {
    const typed = typedHere(walk, sight);
    return typed && sight.user === user && sight.fields ? lostFields(typed, sight.fields) : [];
  };
  const last = await lookUntil(walk, async (sight) => {
    if (lost(sight).length > 0) await forgetDone(walk);
    return lost(sight).length === 0;
  });
  return lost(last).map((field) => `lost from ${last.path}: ${field}`);
}

/** The current user's typed text for the shown form. */
function typedHere({ model }: Walk, { path, user }: Sight): Typed | undefined {
  return model.typed.find((typed) => typed.owner === user && typed.path === formPath(path));
}

/** A created artifact is no longer a draft. */
async function forgetDone({ model, writes, context }: Walk): Promise<void> {
  for (const typed of model.typed) {
    if (!typed.isSent || typed.path !== 'artifacts/add') continue;
    for (const page of context.pages()) {
      const isImported = await writes.isDone(page, 'POST /import/');
      const isCreated = await writes.isDone(page, 'POST /artifacts/');
      const gone = [...typed.fields.keys()].filter((field) =>
        field === 'githubUrl' ? isImported : isCreated,
      );
      for (const field of gone) typed.fields.delete(field);
    }
  }
}
