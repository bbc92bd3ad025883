// Comes first: other modules read what it sets.
import './setUp';

import { parentPort } from 'node:worker_threads';

import { preloadMarkdown } from '../../src/components/detail/Markdown/useMarkdownRenderer';
import type { RenderJob, RenderResult } from './renderJob';
import { renderArtifact } from './renderArtifact';
import { configuration } from './setUp';

// A worker of the publishing server. It renders one page at a time.
const ready = preloadMarkdown();
parentPort?.on('message', (job: RenderJob) => {
  void ready.then(() => parentPort?.postMessage(answer(job)));
});

function answer(job: RenderJob): RenderResult {
  try {
    return { markup: renderArtifact(job, configuration) };
  } catch {
    // The browser renders the page.
    return {};
  }
}
