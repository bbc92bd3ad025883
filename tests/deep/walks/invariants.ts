import { formPath, lostFields, type Typed } from './model';
import type { Sight } from './sight';
import type { Walk } from './walk';

/** Milliseconds after which a page that shows nothing is blank, and a draft that is not there is lost. */
const patience = 8000;

const isOutside = ({ screen }: Sight) => screen === 'signOn' || screen === 'nothing';

/** Looks again a moment later. */
async function lookAgain(walk: Walk): Promise<Sight> {
  await new Promise((resolve) => setTimeout(resolve, 30));
  return walk.sight();
}

/** Looks until what is seen is as it should be, or for so long that it never will be. */
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

/** Waits until the page in front shows something and is not about to be another, and gives what. */
export function settle(walk: Walk): Promise<Sight> {
  const isLeaving = ({ heading, buttons }: Sight) =>
    heading.startsWith('Please wait while you are redirected') &&
    !buttons.includes('Log in') &&
    !walk.model.isOffline;
  return lookUntil(walk, (sight) =>
    isOutside(sight)
      ? sight.screen === 'nothing' || !sight.isLoading
      : sight.words !== '' && !isLeaving(sight),
  );
}

/** What must hold after every step. Gives what is wrong, a line each. */
export async function findWrongs(walk: Walk): Promise<string[]> {
  const { watch, writes, model, page } = walk;
  await forgetDone(walk);
  // Code that comes late may leave the page empty for a moment.
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

/** What was typed into the form in front and does not stand there. */
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

/** What was typed into the form that is shown, by the one who sees it. */
function typedHere({ model }: Walk, { path, user }: Sight): Typed | undefined {
  return model.typed.find((typed) => typed.owner === user && typed.path === formPath(path));
}

/** What was created, so that the catalogue has it, is no draft any more. */
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
