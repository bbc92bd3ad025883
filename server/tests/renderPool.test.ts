import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { createRenderPool, type RenderPoolOptions } from '../publishing/rendering/renderPool';

type Job = 'echo' | 'thread' | 'never' | 'loop' | 'throw' | 'exit';

/** A renderer that does what a job specifies, instead of a page that does it. */
const worker = `
import { parentPort, threadId, workerData } from 'node:worker_threads';
parentPort.postMessage('ready');
parentPort.on('message', (job) => {
  if (job === 'echo') parentPort.postMessage(workerData.word);
  if (job === 'thread') parentPort.postMessage(String(threadId));
  if (job === 'loop') for (;;);
  if (job === 'throw') throw new Error('broken');
  if (job === 'exit') process.exit();
});`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trovi-workers-'));
  await writeFile(path.join(folder, 'worker.mjs'), worker);
});
afterAll(() => rm(folder, { recursive: true }));

function aPool(options: Partial<RenderPoolOptions> = {}) {
  const file = path.join(folder, 'worker.mjs');
  const pool = createRenderPool<Job, string>({ file, workerData: { word: 'page' }, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

it('renders pages one after another, more than there are workers', async () => {
  const { render } = aPool({ size: 2, timeoutMs: 60_000 });
  const rendered = await Promise.all(Array.from({ length: 10 }, () => render('echo')));
  expect(rendered).toEqual(Array.from({ length: 10 }, () => 'page'));
});

it('has as many workers as it may, however renders follow each other', async () => {
  const { render } = aPool({ size: 2, mostWaiting: 100, timeoutMs: 60_000 });
  const renderOften = async () => {
    const threads: (string | undefined)[] = [];
    while (threads.length < 20) threads.push(await render('thread'));
    return threads;
  };
  const threads = await Promise.all(Array.from({ length: 10 }, renderOften));
  expect(threads.flat()).toHaveLength(200);
  expect(new Set(threads.flat()).size).toBe(2);
  expect(threads.flat()).not.toContain(undefined);
});

it.each(['throw', 'exit'] as const)('goes on after a page that makes it %s', async (job) => {
  const { render } = aPool({ size: 1, timeoutMs: 60_000 });
  expect(await render(job)).toBeUndefined();
  expect(await render('echo')).toBe('page');
});

it('ends a page that never ends', async () => {
  const { render } = aPool({ size: 1, timeoutMs: 100 });
  expect(await render('loop')).toBeUndefined();
  expect(await render('never')).toBeUndefined();
});

it('does not render a page if too many wait', async () => {
  const { render } = aPool({ size: 1, mostWaiting: 1, timeoutMs: 50 });
  const settled: string[] = [];
  const run = async (name: string) => {
    await render('never');
    settled.push(name);
  };
  await Promise.all([run('first'), run('waiting'), run('too many')]);
  expect(settled).toEqual(['too many', 'first', 'waiting']);
});
