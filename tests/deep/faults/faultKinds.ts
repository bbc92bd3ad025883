import { expect } from '@playwright/test';

import type { Fault } from '../../../sandbox/faults/fault';
import { type FaultyCall, isCall } from './faultyCall';
import type { Scene, Stage } from './scene';

/** One way in which a call fails, and how a test causes it. */
interface FaultKindDescription {
  /** Its name in the tables. */
  heading: string;
  /** What happens, for `docs/faults.md`. */
  about: string;
  /** The sandbox's fault switch, set before the act. */
  faultOf?(call: FaultyCall): Omit<Fault, 'method' | 'path'>;
  /** Runs first, before the first page opens. */
  prepare?(stage: Stage): Promise<void>;
  /** Runs right before the act, in addition to the switch. A cell's own act replaces it. */
  begin?(stage: Stage): Promise<void>;
  /** Runs right after the act. `begunAt` is a time on the page's clock before the act. */
  goOn?(stage: Stage, scene: Scene, begunAt: number): Promise<void>;
  /** Runs when the fault ends, in addition to the switch. */
  end?(stage: Stage): Promise<void>;
}

/** Longer than any call waits. Ends with the fault. */
const forever = 600_000;
/** Response timeout of a call, in milliseconds (`createArtifactRepository`). */
const responseTimeout = 30_000;
/** Jump of the server's clock in ms. A Trovi token lasts 300 s (contract/api 1.3). */
const longerThanTokens = 310_000;

const refused = (status: number, body: unknown) => () => ({ status, body });
const answered =
  (body: string, contentType: string) =>
  ({ goodStatus = 200 }: FaultyCall) => ({ status: goodStatus, body, contentType });

/** Installs a page clock that runs by itself and that the test can move ahead. */
const takeClock = ({ page }: Stage) => page.clock.install();

/** Waits until the server holds a delayed call. */
export async function reachServer({ sandbox: { origin } }: Stage): Promise<void> {
  await expect
    .poll(async () => {
      const response = await fetch(`${origin}/sandbox/faults`);
      return ((await response.json()) as { waiting: number }).waiting;
    })
    .toBeGreaterThan(0);
}

const descriptions = {
  cut: {
    heading: 'Cut connection',
    about: 'The connection breaks in the middle of the answer.',
    faultOf: () => ({ cut: true }),
  },
  timeout: {
    heading: 'Timeout',
    about: 'No answer comes for 30 seconds.',
    faultOf: () => ({ delayMs: forever }),
    prepare: takeClock,
    async goOn(stage, scene) {
      await reachServer(stage);
      await scene.expectWaiting();
      await stage.page.clock.fastForward(responseTimeout);
    },
  },
  badRequest: {
    heading: '400',
    about: 'The server does not understand the call or rejects its content.',
    faultOf: refused(400, { detail: 'Not <b>like</b> this.' }),
  },
  forbidden: {
    heading: '403 with `detail`',
    about: 'The user may not do this.',
    faultOf: refused(403, { detail: 'Not <b>for</b> you.' }),
  },
  invalidToken: {
    heading: '403 `invalid_token`',
    about: 'The server rejects every token, also a new one.',
    faultOf: refused(403, { error: 'invalid_token', error_description: 'Not a <b>token</b>.' }),
  },
  invalidGrant: {
    heading: '403 `invalid_grant`',
    about: 'The server treats every token as expired, also a new one.',
    faultOf: refused(403, { error: 'invalid_grant', error_description: 'It has <b>expired</b>.' }),
  },
  notFound: {
    heading: '404',
    about: 'The server does not know the subject of the call.',
    faultOf: refused(404, { detail: 'Not <b>here</b>.' }),
  },
  conflict: {
    heading: '409',
    about: 'The call contradicts the stored data.',
    faultOf: refused(409, { detail: 'There is <b>one</b> already.' }),
  },
  tooMany: {
    heading: '429',
    about: 'The server asks for fewer calls.',
    faultOf: refused(429, { detail: 'Too <b>many</b> calls.' }),
  },
  serverError: {
    heading: '500',
    about: 'The server fails.',
    faultOf: refused(500, { detail: 'Broken <b>inside</b>.' }),
  },
  html: {
    heading: 'HTML instead of JSON',
    about: 'Something in between answers with a page, such as the login page of a network.',
    faultOf: answered('<!doctype html><h1>Welcome to the proxy</h1>', 'text/html'),
  },
  truncated: {
    heading: 'Truncated JSON',
    about: 'The first half of the answer arrives like a complete one.',
    faultOf: () => ({ truncated: true }),
  },
  wrongShape: {
    heading: 'Wrong shape',
    about: 'The answer is JSON, but not as in the contract.',
    faultOf: ({ goodStatus = 200, wrongShape }) => ({ status: goodStatus, body: wrongShape }),
  },
  empty: {
    heading: 'Empty body',
    about: 'The status is a success, but the body is empty.',
    faultOf: answered('', 'application/json'),
  },
  slow: {
    heading: 'Slow',
    about: 'The answer arrives just before the 30 seconds are over.',
    faultOf: () => ({ delayMs: forever, times: 1 }),
    prepare: takeClock,
    async goOn(stage, scene, begunAt) {
      const { page, switches } = stage;
      await reachServer(stage);
      await scene.expectWaiting();
      // Pauses the clock, because the last second passes quickly on a busy machine.
      await page.clock.pauseAt(begunAt + responseTimeout - 1_000);
      await scene.expectWaiting();
      const answered = page.waitForEvent('requestfinished', (request) =>
        isCall(scene.call, request.method(), new URL(request.url())),
      );
      await switches.clearFaults();
      await answered;
      await page.clock.resume();
    },
  },
  outOfOrder: {
    heading: 'Answers out of order',
    about: 'The answer to the first of two calls arrives after the answer to the second.',
    // The first call waits until the cell clears the fault.
    faultOf: () => ({ delayMs: forever, times: 1 }),
  },
  doubleClick: {
    heading: 'Double click',
    about: 'The user presses the button of the call twice.',
  },
  tokenExpiry: {
    heading: 'Token expires in the middle',
    about: 'The page treats the token as valid, but it has expired by the server’s clock.',
    begin: ({ switches }) => switches.setClock(longerThanTokens),
    end: ({ switches }) => switches.setClock(0),
  },
  offline: {
    heading: 'Offline and back',
    about: 'The device loses its connection and gets it back.',
    begin: ({ context }) => context.setOffline(true),
    end: ({ context }) => context.setOffline(false),
  },
} satisfies Record<string, FaultKindDescription>;

/** The name of a kind of fault. */
export type FaultKind = keyof typeof descriptions;

/** All kinds of faults, in the order of the tables. */
export const faultKinds: Record<FaultKind, FaultKindDescription> = descriptions;
export const faultKindNames = Object.keys(descriptions) as FaultKind[];
