import type { Page } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import path from 'node:path';

import { findForeignMarkup, touchEverything } from '../inspection';
import { expect, expectNoLife } from '../hostileTest';
import { readTraces } from '../traces';
import type { RenderedCase, RenderedResult } from './rendererPage';

interface RendererWindow {
  showAll: (cases: RenderedCase[]) => RenderedResult[];
  clear: () => void;
}

/** Styles do not matter here. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  setup(building) {
    building.onLoad({ filter: /\.css\.ts$/ }, () => ({ contents: '' }));
  },
};

/** The renderer of long descriptions, bundled as a script for any page. */
export async function bundleRenderer(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'rendererPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    plugins: [withoutStyles],
  });
  return outputFiles[0]?.text ?? '';
}

/** Opens a page without a policy that loads the renderer. */
export async function openRenderer(page: Page, origin: string, script: string): Promise<void> {
  const address = `${origin}/hostile-host/`;
  const html =
    '<!doctype html><html lang="en"><head><title>Host</title></head><body></body></html>';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  await page.evaluate(script);
}

interface HostileCase extends RenderedCase {
  /** The images that it may show, if known. */
  images?: readonly string[];
}

const rules = { prose: '.prose' };

/** Shows texts in the page. Returns one line for each problem. */
export async function showTexts(page: Page, cases: readonly HostileCase[]): Promise<string[]> {
  const results = await page.evaluate(
    (all) => (window as unknown as RendererWindow).showAll(all),
    cases.map(({ name, text }) => ({ name, text })),
  );
  const faults = results.flatMap(({ name, images, mark }, index) => {
    const expected = cases[index]?.images ?? images;
    const isOther = images.join(' ') !== expected.join(' ');
    return [
      ...(mark === undefined ? [] : [`${name} came to life`]),
      ...(isOther ? [`${name} shows the images ${images.join(' ') || 'none'}`] : []),
    ];
  });
  return [...faults, ...(await page.evaluate(findForeignMarkup, rules))];
}

/** Shows texts, acts like a person and clears the page. Returns one line for each problem. */
export async function tryTexts(page: Page, cases: readonly HostileCase[]): Promise<string[]> {
  const before = await readTraces(page);
  const faults = await showTexts(page, cases);
  await page.evaluate(touchEverything, 'body');
  const later = await page.evaluate(findForeignMarkup, rules);
  await expectNoLife(page);
  await page.evaluate(() => (window as unknown as RendererWindow).clear());
  expect(await readTraces(page), 'the page is as it was').toEqual(before);
  return [...new Set([...faults, ...later])];
}
