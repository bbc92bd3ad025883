// This import comes first: other modules read the values that it sets.
import './setUp';

import { parentPort } from 'node:worker_threads';

import type { RenderJob, RenderResult } from './renderJob';
import { renderPage } from './renderPage';
import { configuration } from './setUp';

// A worker of the publishing server. It renders one page at a time.
parentPort?.on('message', (job: RenderJob) => {
  void respond(job).then((result) => parentPort?.postMessage(result));
});
parentPort?.postMessage('ready');

async function respond(job: RenderJob): Promise<RenderResult> {
  try {
    return { markup: await renderPage(job, configuration) };
  } catch {
    // The browser renders the page.
    return {};
  }
}
