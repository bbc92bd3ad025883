import { Worker } from 'node:worker_threads';

import { within } from '../timeLimit';

export interface RenderPoolOptions {
  /** The built renderer: a module for a worker. It sends any message when it is ready for jobs. */
  file: string;
  /** The data that each worker starts with. */
  workerData: unknown;
  /** Number of pages that are rendered at the same time. @default 2 */
  size?: number;
  /** Number of pages that may wait for a worker. Others are not rendered. @default 8 */
  mostWaiting?: number;
  /** Milliseconds after which the rendering of a page is stopped. @default 3000 */
  timeoutMs?: number;
}

export interface RenderPool<Job, Result> {
  /** `undefined` if too many pages wait, and if a render fails or takes too long. Never rejects. */
  render: (job: Job) => Promise<Result | undefined>;
  close: () => Promise<void>;
}

/** How long a worker may take to load its modules, in milliseconds. */
const startMs = 60_000;

/**
 * Renders pages in workers, so that no page blocks the server, whatever user content it contains. A
 * worker that takes too long or fails is replaced.
 */
export function createRenderPool<Job, Result>(options: RenderPoolOptions): RenderPool<Job, Result> {
  const { file, workerData, size = 2, mostWaiting = 8, timeoutMs = 3_000 } = options;
  const workers = new Set<Worker>();
  const ready = new WeakMap<Worker, Promise<unknown>>();
  const idle: Worker[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;

  function start(): Worker {
    const worker = new Worker(file, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    workers.add(worker);
    // Its first message means that its modules are loaded.
    const isReady = new Promise((resolve) => worker.once('message', () => resolve(true)));
    const isOver = new Promise((resolve) => worker.once('exit', () => resolve(false)));
    ready.set(worker, Promise.race([isReady, isOver]));
    // A waiting render also receives the error.
    worker.on('error', () => {});
    worker.on('exit', () => workers.delete(worker));
    worker.unref();
    return worker;
  }

  async function renderIn(worker: Worker, job: Job): Promise<Result | undefined> {
    const isReady = await within(startMs, ready.get(worker) ?? Promise.resolve());
    const result = isReady ? await responseOf<Result>(worker, job, timeoutMs) : undefined;
    if (result === undefined) void worker.terminate();
    else idle.push(worker);
    return result;
  }

  idle.push(start());
  return {
    async render(job) {
      if (running < size) running += 1;
      else if (waiting.length >= mostWaiting) return undefined;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await renderIn(idle.pop() ?? start(), job);
      } finally {
        const next = waiting.shift();
        // The next one takes this place directly, so that no other can.
        if (next) next();
        else running -= 1;
      }
    },
    close: async () => {
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}

/** The next message of a worker. `undefined` if it fails, exits or takes too long. */
function responseOf<Result>(
  worker: Worker,
  job: unknown,
  timeoutMs: number,
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const fail = () => settle(undefined);
    const settle = (result: Result | undefined) => {
      clearTimeout(timer);
      worker.off('message', settle).off('error', fail).off('exit', fail);
      resolve(result);
    };
    const timer = setTimeout(fail, timeoutMs);
    worker.on('message', settle).on('error', fail).on('exit', fail);
    worker.postMessage(job);
  });
}
