import type { FaultKind } from '../faultKinds';
import type { Outcome } from '../matrix';
import type { Stage } from '../scene';
import { failing, type WriteCell, type Words } from './failing';
import { expectSuccess, expectWaiting } from './prepareWrite';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

/** The server's text for each kind of fault. */
const saidBy = {
  badRequest: 'Not <b>like</b> this.',
  forbidden: 'Not <b>for</b> you.',
  invalidToken: 'Not a <b>token</b>.',
  invalidGrant: 'It has <b>expired</b>.',
  notFound: 'Not <b>here</b>.',
  conflict: 'There is <b>one</b> already.',
  tooMany: 'Too <b>many</b> calls.',
  serverError: 'Broken <b>inside</b>.',
} as const;

type RefusalKind = keyof typeof saidBy;

/** The messages that all writing calls share. */
export interface WriteWords {
  /** The message for a refusal. */
  refused: (said: string) => Words;
  /** The message when no response arrived and nothing changed. */
  silent: Words;
  /** The message while offline. @default The message when no response arrived. */
  offline?: Words;
  /** The section reads the artifact before it sends anything. */
  looksFirst?: boolean;
}

/** The result of a refusal. */
export function refusal(
  kind: RefusalKind,
  words: WriteWords['refused'],
  outcome?: Outcome,
): WriteCell {
  const said = saidBy[kind];
  const isOfToken = kind === 'invalidToken' || kind === 'invalidGrant';
  const usual = isOfToken ? outcomes.refusedTwice : outcomes.refused;
  return failing(outcome ?? usual, words(said), { said, sent: isOfToken ? 2 : 1 });
}

/** The cells that all writing calls share. */
export function writeCells({ refused, silent, offline, looksFirst }: WriteWords) {
  return {
    timeout: failing(outcomes.givenUp, silent, { first: waitOn }),
    badRequest: refusal('badRequest', refused),
    forbidden: refusal('forbidden', refused),
    invalidToken: refusal('invalidToken', refused),
    invalidGrant: refusal('invalidGrant', refused),
    notFound: refusal('notFound', refused),
    conflict: refusal('conflict', refused),
    tooMany: refusal('tooMany', refused),
    serverError: refusal('serverError', refused),
    slow: done(outcomes.waits, 1),
    doubleClick: { ...done(outcomes.once, 1), ...pressedTwice },
    tokenExpiry: done(outcomes.renewed, looksFirst ? 1 : 2),
    offline: failing(outcomes.offline, offline ?? silent, { sent: looksFirst ? 0 : 1 }),
  } satisfies Partial<Record<FaultKind, WriteCell>>;
}

/** A timeout of two minutes, half a minute after its start. */
async function waitOn(scene: WriteScene, { page }: Stage): Promise<void> {
  await scene.expectWaiting();
  await page.clock.fastForward(90_000);
}

/** The call succeeds with this number of requests. */
export function done(outcome: Outcome, sent: number): WriteCell {
  return { outcome, sent, isThrough: true, check: expectSuccess };
}

const pressedTwice = {
  fault: { delayMs: 600_000 },
  act: async ({ findButton }: WriteScene) => (await findButton()).dblclick(),
  async check(scene: WriteScene, { page, switches }: Stage) {
    await expectWaiting(scene);
    await page.keyboard.press('Enter');
    await expectWaiting(scene);
    await switches.clearFaults();
    await expectSuccess(scene);
  },
};
