import { expect, type Page } from '@playwright/test';

import { watchCalls } from '../../e2e/screen/callLog';
import { type FaultKind, faultKinds } from './faultKinds';
import { type FaultyCall, isCall } from './faultyCall';
import { type CallRow, type PlayedCell } from './matrix';
import type { Scene, Stage } from './scene';

/** The browser's own console lines about failed calls. */
const browserRemark = /Failed to load resource|blocked by CORS policy/;

/**
 * Plays one cell: starts the fault, asserts what the person sees, ends the fault and asserts
 * that the person succeeds. `watch` fails the test on console lines and unhandled errors.
 */
export async function playCell<S extends Scene>(
  row: CallRow<S>,
  kind: FaultKind,
  cell: PlayedCell<S>,
  stage: Stage,
): Promise<void> {
  const { page, switches, watch } = stage;
  const description = faultKinds[kind];
  watch.expectMessage(browserRemark);
  const calls = watchCalls(page);
  await description.prepare?.(stage);
  const scene = await row.prepare(stage, kind);
  const { call } = scene;
  const before = countCalls(calls, call);
  const sentSince = () => countCalls(calls, call) - before;

  const fault = { ...description.faultOf?.(call), ...cell.fault };
  if (Object.keys(fault).length > 0) {
    await switches.fail(call.method, call.path, { query: call.query, ...fault });
  }
  const begunAt = await page.evaluate(() => Date.now());
  if (cell.act) {
    await cell.act(scene, stage);
  } else {
    await description.begin?.(stage);
    await scene.act();
  }
  if (cell.goOn) await cell.goOn(scene, stage);
  else await description.goOn?.(stage, scene, begunAt);
  await cell.check(scene, stage);
  await expectNotBlank(page);
  // A missing sign may still be on its way.
  await expect.poll(sentSince, 'requests that left the page').toBe(cell.sent);

  await switches.clearFaults();
  await description.end?.(stage);
  if (!cell.isThrough && cell.getThrough) await cell.getThrough(scene, stage);
  else if (!cell.isThrough) await scene.getThrough();
  await expectNotBlank(page);
  if (cell.sentAfter !== undefined) {
    expect(sentSince() - cell.sent, 'requests to get through').toBe(cell.sentAfter);
  }
  await scene.expectHeld?.();
}

function countCalls(calls: ReturnType<typeof watchCalls>, call: FaultyCall): number {
  return calls.filter(({ method, url }) => isCall(call, method, url)).length;
}

async function expectNotBlank(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toContainText(/\S/);
}
