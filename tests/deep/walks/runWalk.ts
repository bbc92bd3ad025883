import type { Browser } from '@playwright/test';

import type { RunningSandbox } from '../../../sandbox/sandbox';
import { chooseStep } from './allSteps';
import { endWell } from './ending';
import { findWrongs, settle } from './invariants';
import { noteShared } from './model';
import { giveBack } from './pool';
import { type Tally } from './tally';
import { switchesOf } from '../../e2e/fixtures/switches';
import { startWalk, type Walk } from './walk';
import { within } from './within';

/** Time after which a walk counts as stuck, in ms. */
const longestWalk = 300_000;

export interface WalkOptions {
  browser: Browser;
  sandbox: RunningSandbox;
  name: string;
  tally: Tally;
}

/** Plays one step for each choice, then checks the ending. Throws problems with all steps. */
export async function runWalk(choices: readonly number[], options: WalkOptions): Promise<void> {
  const { browser, sandbox, name, tally } = options;
  await switchesOf(sandbox.origin).reset();
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const walk = await startWalk(context, sandbox, name);
  try {
    await within(longestWalk, go(walk, choices, tally));
    if (walk.writes.isUntouched()) giveBack(walk.own);
  } catch (error) {
    throw new Error(await tellAll(walk, error as Error), { cause: error });
  } finally {
    await walk.switches.reset();
    await context.close();
  }
}

async function go(walk: Walk, choices: readonly number[], tally: Tally): Promise<void> {
  for (const choice of choices) await goOn(walk, choice, tally);
  await endWell(walk);
  await demandNothingWrong(walk);
}

async function goOn(walk: Walk, choice: number, tally: Tally): Promise<void> {
  const sight = await settle(walk);
  const step = chooseStep(choice, sight, walk);
  walk.watch.answer = undefined;
  walk.log.push(`${step.kind} …`);
  try {
    const done = await step.take(walk, { choice, sight });
    walk.log.splice(-1, 1, `${step.kind}: ${done}`);
    tally.count(step.kind);
  } catch (error) {
    if (!isGone(error as Error)) throw error;
    walk.log.splice(-1, 1, `${step.kind}: came to nothing`);
    tally.countMiss(step.kind);
  }
  noteShared(walk.model, walk.context.pages(), walk.sandbox.urls.dashboard);
  await settle(walk);
  await demandNothingWrong(walk);
}

/** The step's control was missing or disappeared. */
function isGone({ name, message }: Error): boolean {
  return name === 'TimeoutError' || /context was destroyed|Element is not attached/.test(message);
}

async function demandNothingWrong(walk: Walk): Promise<void> {
  const wrongs = await findWrongs(walk);
  if (wrongs.length > 0) throw new Error(wrongs.join('\n'));
}

async function tellAll(walk: Walk, { message }: Error): Promise<string> {
  const { heading, words, ...rest } = await within(5_000, walk.sight()).catch(() => ({
    heading: '',
    words: '',
  }));
  const seen = JSON.stringify({ heading, words: words.slice(0, 200), ...rest });
  return [
    message,
    ...walk.log.map((line, place) => `  ${place + 1}. ${line}`),
    `  seen: ${seen}`,
  ].join('\n');
}
