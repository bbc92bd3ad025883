import type { Locator, Page } from '@playwright/test';

import type { FaultyCall } from '../faultyCall';
import type { Scene, Stage } from '../scene';

/** A call that writes, as it is arranged before the screen is opened that makes it. */
export interface Arranged {
  page: Page;
  call: FaultyCall;
  /** The screen that makes the call, relative to the dashboard. */
  address: string;
  /** The artifact that it changes. */
  artifactId?: string;
  /** The title of the artifact that it adds. */
  title?: string;
  /** The ids of the artifacts that it has added. */
  findAdded?: () => Promise<string[]>;
  /** Enters what is to be sent, on that screen. */
  enter: () => Promise<void>;
  /** Brings up the button whose press makes the call, past a question if there is one. */
  findButton: () => Promise<Locator>;
  /** Where it is said why the call failed. */
  note: Locator;
  /** Expects that all that was entered is there, to be sent again. */
  expectKept: () => Promise<void>;
  /** What the toast says once it has worked. */
  success: string;
  /** Expects what else a person sees once it has worked. */
  expectDone: () => Promise<void>;
  /** How often the call took effect on the server. */
  countEffects: () => Promise<number>;
  /** Brings its effect about without the page. */
  carryOut: () => Promise<void>;
}

/** Prepares a call on a fresh artifact. */
export type Arrange = (stage: Stage) => Promise<Arranged>;

/** A person who has entered what is to be sent. */
export type WriteScene = Scene & Arranged;
