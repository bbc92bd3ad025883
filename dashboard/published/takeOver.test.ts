// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { publishedIds } from './publishedAnswers';

afterEach(() => vi.useRealTimers());

it('shows an app that arrives late and shows something else, after some patience', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <div id="${publishedIds.page}"><main><h1>Published</h1></main></div>
    <div id="app"></div>
    <script type="application/json" id="${publishedIds.answers}">{"configuration":{},"api":{}}</script>
  `;
  await import('./takeOver');
  const app = document.getElementById('app');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(app?.style.visibility).toBe('hidden');
  if (app) app.innerHTML = '<main><h1>This page could not be shown</h1></main>';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(document.body.textContent).toContain('Published');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(document.body.textContent).not.toContain('Published');
  expect(app?.style.visibility).toBe('');
});
