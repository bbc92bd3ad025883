import { expect } from '@playwright/test';

import { failure } from '../../../e2e/screen/detail';
import type { FaultyCall } from '../faultyCall';
import type { Cell, PlayedCell } from '../matrix';
import type { Stage } from '../scene';
import { type FaultKind, faultKindNames } from '../faultKinds';
import { outcomes } from '../outcomes';
import { artifactsLink, comeSignedIn, comeToDoor, expectWhole, type ListScene } from './listScreen';
import { expectOffline, expectOnline } from './offlineBar';
import { tokenKinds } from './tokenKinds';

/** The list with an optional decoration (decision 33). */
export interface DecoratedScene extends ListScene {
  isSignedIn: boolean;
  /** Expects that the decoration is there. */
  expectDecorated(): Promise<void>;
  expectUndecorated(): Promise<void>;
}

/** The kinds with another result. All other kinds behave alike. */
type OwnKind = 'slow' | 'outOfOrder' | 'doubleClick' | 'tokenExpiry' | 'offline';

type Look = (stage: Stage) => Promise<void>;

/** The number of requests for each of the other kinds. */
const requests: Record<Exclude<FaultKind, OwnKind>, number> = {
  cut: 3,
  timeout: 1,
  badRequest: 1,
  forbidden: 1,
  invalidToken: 1,
  invalidGrant: 1,
  notFound: 1,
  conflict: 1,
  tooMany: 3,
  serverError: 3,
  html: 1,
  truncated: 1,
  wrongShape: 1,
  empty: 1,
};

/** The complete list without the decoration and without a message. */
async function expectPlain(scene: DecoratedScene): Promise<void> {
  await expectWhole(scene, scene.isSignedIn);
  await scene.expectUndecorated();
  await expect(failure(scene.page)).toHaveCount(0);
}

/** The list on the next visit. */
async function comeAgain(scene: DecoratedScene): Promise<void> {
  await scene.page.reload();
  await expectWhole(scene, scene.isSignedIn);
  await scene.expectDecorated();
}

function goingWithout(sent: number): PlayedCell<DecoratedScene> {
  const isRepeated = sent === 3;
  return {
    outcome: isRepeated ? outcomes.triedAgainQuietly : outcomes.goesWithout,
    sent,
    async check(scene) {
      await expectPlain(scene);
      await scene.page.waitForLoadState('networkidle');
    },
    getThrough: comeAgain,
  };
}

/** The cells of a decoration, with or without a token. */
export function decorationCells({
  withToken,
}: {
  withToken: boolean;
}): Record<FaultKind, Cell<DecoratedScene>> {
  const alike = faultKindNames.flatMap((kind) => {
    if (!(kind in requests)) return [];
    const sent = requests[kind as keyof typeof requests];
    const isRenewed = withToken && tokenKinds.includes(kind);
    const cell = goingWithout(isRenewed ? 2 : sent);
    return [[kind, isRenewed ? { ...cell, outcome: outcomes.renewedInVain } : cell]];
  });
  return {
    ...(Object.fromEntries(alike) as Record<keyof typeof requests, Cell<DecoratedScene>>),
    slow: {
      outcome: outcomes.comesLate,
      sent: 1,
      isThrough: true,
      async check(scene) {
        await scene.expectDecorated();
        await expectWhole(scene);
      },
    },
    outOfOrder: { never: 'One request serves all parts of the page.' },
    doubleClick: { never: 'No button sends this call.' },
    tokenExpiry: withToken
      ? {
          outcome: outcomes.renewed,
          sent: 2,
          isThrough: true,
          async check(scene) {
            await expectWhole(scene, true);
            await scene.expectDecorated();
          },
        }
      : { never: 'The call has no token.' },
    offline: {
      outcome: outcomes.comesBackQuietly,
      sent: 3,
      sentAfter: 1,
      async check({ page }) {
        await expectOffline(page);
        await expect(failure(page)).toContainText('The artifacts could not be loaded');
      },
      async getThrough(scene) {
        await expectOnline(scene.page);
        await expectWhole(scene);
        await scene.expectDecorated();
      },
    },
  };
}

export interface DecorationParts {
  call: FaultyCall;
  isSignedIn: boolean;
  expectDecorated: Look;
  expectUndecorated: Look;
}

/** A person who is about to open the list with the decoration. */
export async function decorate(stage: Stage, parts: DecorationParts): Promise<DecoratedScene> {
  const { page } = stage;
  const { call, isSignedIn } = parts;
  const scene: DecoratedScene = {
    page,
    sandbox: stage.sandbox,
    open: isSignedIn ? await comeSignedIn(stage) : await comeToDoor(stage),
    isSignedIn,
    call,
    act: () => artifactsLink(page).click(),
    expectDecorated: () => parts.expectDecorated(stage),
    expectUndecorated: () => parts.expectUndecorated(stage),
    expectWaiting: () => expectPlain(scene),
    getThrough: () => comeAgain(scene),
  };
  return scene;
}
