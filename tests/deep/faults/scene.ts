import type { BrowserContext, Page } from '@playwright/test';

import type { RunningSandbox } from '../../../dashboard/sandbox/sandbox';
import type { Switches } from '../../e2e/fixtures/switches';
import type { Watch } from '../../e2e/fixtures/watch';
import type { FaultyCall } from './faultyCall';

/** What a cell of the matrix is played on: a browser, and a sandbox with its switches. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  sandbox: RunningSandbox;
  switches: Switches;
  watch: Watch;
}

/** A person one step before a call: what they do, and what they see of it. */
export interface Scene {
  call: FaultyCall;
  /** Does what sends the call, and does not wait for what comes of it. */
  act(): Promise<void>;
  /** Expects to see that the call is under way. */
  expectWaiting(): Promise<void>;
  /**
   * Once the fault is over: gets through by what the page offers, and expects that nothing was lost on the way. Not asked
   * for where the cell says that the person got through already.
   */
  getThrough(): Promise<void>;
  /** At the very end: expects that the server holds what the person wanted, and holds it once. */
  expectHeld?(): Promise<void>;
}
