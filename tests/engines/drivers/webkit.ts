import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

import {
  type ColorScheme,
  defaultSize,
  type Engine,
  type EnginePage,
  type Point,
  type Size,
} from './engine';
import { programs } from './programs.mjs';
import { watchPage } from './watchPage';
import { createSender, keyActions, mouseActions, type Send, untilReady } from './webdriver';
import { freePort } from '../../freePort';

const steps = 8;
/** How long the window may take to get another size, in milliseconds. */
const patience = 30_000;
/**
 * How long a browser may take to open, in milliseconds. It takes about one second, but about once
 * in 500 starts the driver never responds. We don't know why.
 */
const startPatience = 20_000;
const mostAttempts = 3;
/** Larger than any window. */
const screenSize = '1600x3200x24';

/** Lets the window be as narrow as a phone: the tool bar needs 447 pixels with its usual spaces. */
const narrowBar = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }';
const reducedMotion = '[Settings]\ngtk-enable-animations=false\n';

/** WebKitGTK by WebDriver, on a screen of its own. A driver serves one page at a time. */
export async function launchWebKit(colorScheme: ColorScheme): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trovi-webkit-'));
  const settings = path.join(folder, 'gtk-3.0');
  mkdirSync(settings);
  writeFileSync(path.join(settings, 'gtk.css'), narrowBar);
  writeFileSync(path.join(settings, 'settings.ini'), reducedMotion);
  const { screen, display } = await startScreen();
  const env = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CACHE_HOME: folder,
    MESA_SHADER_CACHE_DISABLE: 'true',
  };
  let driver = await startDriver(env);
  return {
    async newPage() {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const session = await startSession(driver.send, colorScheme);
          return await openPage(driver.send, session);
        } catch (error) {
          if (attempt === mostAttempts || !isTimeout(error)) throw error;
          await driver.close();
          driver = await startDriver(env);
        }
      }
    },
    async close() {
      await driver.close();
      await end(screen);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

interface Driver {
  send: Send;
  /** Ends the driver and its browser. */
  close(): Promise<void>;
}

async function startDriver(env: NodeJS.ProcessEnv): Promise<Driver> {
  const port = await freePort();
  const program = spawn(programs.webkitDriver, [`--port=${port}`, '--replace-on-new-session'], {
    env,
    stdio: 'ignore',
    detached: true,
  });
  const send = createSender(port);
  await untilReady(send);
  return { send, close: () => endGroup(program) };
}

/** Ends a program that leads a group of processes, and all others of the group. */
async function endGroup(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null || !program.pid) return;
  process.kill(-program.pid);
  await once(program, 'exit');
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', screenSize], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, 'exit');
}

/** The browser that comes with the library. Its folder has the name of the machine's kind. */
function findMiniBrowser(): string {
  const libraries = '/usr/lib';
  const found = readdirSync(libraries)
    .map((name) => path.join(libraries, name, 'webkit2gtk-4.1'))
    .find((folder) => existsIn(folder, 'MiniBrowser'));
  if (!found) throw new Error('There is no MiniBrowser of webkit2gtk-4.1.');
  return path.join(found, 'MiniBrowser');
}

function existsIn(folder: string, name: string): boolean {
  try {
    return readdirSync(folder).includes(name);
  } catch {
    return false;
  }
}

/** Opens a browser. Returns the path of its commands. */
async function startSession(send: Send, colorScheme: ColorScheme): Promise<string> {
  const args = ['--automation', ...(colorScheme === 'dark' ? ['--dark-mode'] : [])];
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args },
      timeouts: { script: 60_000, pageLoad: 120_000 },
    },
  };
  const response = await send<{ sessionId: string }>(
    'POST',
    '/session',
    { capabilities },
    startPatience,
  );
  return `/session/${response.sessionId}`;
}

async function openPage(send: Send, session: string): Promise<EnginePage> {
  const problems: string[] = [];
  let mouse: Point = { x: 0, y: 0 };

  async function evaluate<Value>(expression: string): Promise<Value> {
    const { value, error, noted } = await send<Evaluated<Value>>(
      'POST',
      `${session}/execute/async`,
      { script: evaluation(expression), args: [] },
    );
    problems.push(...(noted ?? []));
    if (error !== undefined) throw new Error(error);
    return value as Value;
  }

  const act = (actions: object) => send('POST', `${session}/actions`, actions);
  const moveTo = ({ x, y }: Point, duration = 0) => ({
    type: 'pointerMove',
    duration,
    x: Math.round(x),
    y: Math.round(y),
  });

  /** The window takes its size some time after the command, and it is higher than the page. */
  async function resize({ width, height }: Size): Promise<void> {
    let bars = 0;
    for (const end = Date.now() + patience; ;) {
      await send('POST', `${session}/window/rect`, { width, height: height + bars });
      const seen = await evaluate<Size & { bars: number }>(
        '({ width: innerWidth, height: innerHeight, bars: outerHeight - innerHeight })',
      );
      if (seen.width === width && seen.height === height) return;
      if (Date.now() > end) throw new Error(`The window keeps ${seen.width} × ${seen.height}.`);
      bars = Math.max(0, seen.bars);
      await pause(20);
    }
  }

  await resize(defaultSize);
  return {
    async goto(url) {
      await send('POST', `${session}/url`, { url });
      await evaluate('null');
    },
    evaluate,
    async click(at) {
      mouse = at;
      await act(
        mouseActions(
          moveTo(at),
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ),
      );
    },
    type: async (text) => void (await act(keyActions([...text]))),
    press: async (key, isWithControl) => void (await act(keyActions([key], isWithControl))),
    async hold(at) {
      mouse = at;
      await act(mouseActions(moveTo(at), { type: 'pointerDown', button: 0 }));
    },
    async move(to) {
      const from = mouse;
      const along = (share: number): Point => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      });
      const moves = Array.from({ length: steps }, (_, step) => moveTo(along((step + 1) / steps)));
      await act(mouseActions(...moves));
      mouse = to;
    },
    release: async () => void (await act(mouseActions({ type: 'pointerUp', button: 0 }))),
    resize,
    async screenshot() {
      return Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64');
    },
    async problems() {
      await evaluate('null');
      return problems;
    },
    close: async () => void (await send('DELETE', session)),
  };
}

interface Evaluated<Value> {
  value?: Value;
  error?: string;
  noted?: string[];
}

/** WebDriver cannot run a script before those of the page, so each evaluation starts the watch. */
function evaluation(expression: string): string {
  return `const done = arguments[0];
    (${watchPage.toString()})();
    const noted = () => window.troviProblems.splice(0);
    (async () => (${expression}))().then(
      (value) => done({ value, noted: noted() }),
      (error) => done({ error: String(error), noted: noted() }),
    );`;
}
