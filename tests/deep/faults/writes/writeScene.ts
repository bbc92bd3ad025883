import type { Locator, Page } from '@playwright/test';

import type { FaultyCall } from '../faultyCall';
import type { Scene, Stage } from '../scene';

/** A prepared writing call, before its screen opens. */
export interface Arranged {
  page: Page;
  call: FaultyCall;
  /** The screen with the call, relative to the dashboard. */
  address: string;
  /** The changed artifact. */
  artifactId?: string;
  /** The title of the added artifact. */
  title?: string;
  /** The ids of the added artifacts. */
  findAdded?: () => Promise<string[]>;
  /** Enters the input on that screen. */
  enter: () => Promise<void>;
  /** Brings up the button that sends the call, after a question if there is one. */
  findButton: () => Promise<Locator>;
  /** The place of the failure message. */
  note: Locator;
  /** Asserts that all input is still there. */
  expectKept: () => Promise<void>;
  /** The toast after success. */
  success: string;
  /** Asserts the other content of the page after success. */
  expectDone: () => Promise<void>;
  /** Counts how often the call took effect on the server. */
  countEffects: () => Promise<number>;
  /** Causes the same effect without the page. */
  carryOut: () => Promise<void>;
}

/** Prepares a call on a fresh artifact. */
export type Arrange = (stage: Stage) => Promise<Arranged>;

/** A person who has entered all input. */
export type WriteScene = Scene & Arranged;
