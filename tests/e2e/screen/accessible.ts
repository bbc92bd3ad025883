import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type { AxeResults, RuleObject, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface CheckedWindow {
  axe: { run: (options: RunOptions) => Promise<AxeResults> };
}

/** Expects that axe finds nothing to complain of in a page as it is now. */
export async function expectAccessible(
  page: Page,
  state: string,
  rules: RuleObject = {},
): Promise<void> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async (exceptions) => {
    const { axe: checker } = window as unknown as CheckedWindow;
    const results = await checker.run({ rules: exceptions });
    return results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
    }));
  }, rules);
  expect(violations, state).toEqual([]);
}
