import type { RunningSandbox } from '../../../sandbox/sandbox';
import type { Page } from '@playwright/test';

import type { Faults } from '../../e2e/fixtures/faults';
import type { Switches } from '../../e2e/fixtures/switches';

/** The targets of a walk, and its action in each state that it reaches. */
export interface Walk {
  page: Page;
  sandbox: RunningSandbox;
  faults: Faults;
  switches: Switches;
  /** Takes the markup of the page in this state. */
  look: (state: string) => Promise<void>;
  /** Takes the text of a file as the server sends it. */
  lookAtFile: (state: string, address: string) => Promise<void>;
  /** Takes the markup of our elements in the page. */
  lookAtElements: (state: string) => Promise<void>;
}
