import type { BrowserContext, Page } from '@playwright/test';

import type { RunningSandbox } from '../../../sandbox/sandbox';
import type { Switches } from '../../e2e/fixtures/switches';
import type { Watch } from '../../e2e/fixtures/watch';
import type { FaultyCall } from './faultyCall';

/** The browser and sandbox of a cell. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  sandbox: RunningSandbox;
  switches: Switches;
  watch: Watch;
}

/** A person one step before a call: their actions and the content of the page. */
export interface Scene {
  call: FaultyCall;
  /** Sends the call and does not wait for its result. */
  act(): Promise<void>;
  /** Asserts that the page shows the running call. */
  expectWaiting(): Promise<void>;
  /**
   * After the fault: succeeds with the page's own means, and asserts that nothing was lost. Not
   * called if the cell specifies that the person already succeeded.
   */
  getThrough(): Promise<void>;
  /** At the end: asserts that the server has the intended result, exactly once. */
  expectHeld?(): Promise<void>;
}
