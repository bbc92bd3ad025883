import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fingerprint } from './fingerprint.mjs';
import { PlainError } from '../plainly.mjs';
import { at, root } from '../root.mjs';
import { runTool } from '../runCommand.mjs';

const everywhere = ['package.json', 'package-lock.json', 'tsconfig.json', 'tools'];

/**
 * The products: their sources, one file that proves that the product is built, and the module that
 * builds it. `npm run build` omits those with `isApart`.
 */
export const products = {
  package: {
    sources: [...everywhere, 'src'],
    result: 'dist/styles.css',
    load: async () => (await import('./buildPackage.mjs')).buildPackage,
  },
  command: {
    sources: [...everywhere, 'src'],
    result: 'dist/command/trovi-widgets.js',
    load: async () => (await import('./buildCommand.mjs')).buildCommand,
  },
  widgets: {
    sources: [...everywhere, 'src'],
    result: 'dist/cdn/integrity.json',
    load: async () => (await import('./buildElements.mjs')).buildWidgets,
  },
  dashboard: {
    sources: [...everywhere, 'src', 'dashboard'],
    result: 'dist/dashboard/index.html',
    load: async () => (await import('./buildDashboard.mjs')).buildDashboard,
  },
  testElements: {
    sources: [...everywhere, 'src', 'tests/elements/fixtures'],
    result: '.build/elements/elements.js',
    load: async () => (await import('./buildElements.mjs')).buildTestElements,
    isApart: true,
  },
  storybook: {
    sources: [
      ...everywhere,
      '.storybook',
      'stories',
      'src',
      'dashboard',
      'tests/builders',
      'tests/fakes',
    ],
    result: 'storybook-static/index.html',
    load: async () => (await import('./buildStorybook.mjs')).buildStorybook,
    isApart: true,
  },
  server: {
    sources: [
      ...everywhere,
      ...['src/api', 'src/domain', 'src/theme'],
      ...['dashboard/configuration', 'dashboard/published', 'server'],
    ],
    result: '.build/server/main.mjs',
    load: async () => (await import('./buildServer.mjs')).buildServer,
  },
  rendering: {
    sources: [...everywhere, 'src', 'dashboard', 'server/rendering'],
    result: '.build/rendering/main.mjs',
    load: async () => (await import('./buildRendering.mjs')).buildRendering,
  },
  // Copies the dashboard, its renderer, its server and the command, which must already be built.
  publishing: {
    sources: [...everywhere, 'src', 'dashboard', 'server'],
    result: '.build/publishing/package.json',
    load: async () => (await import('./buildPublishing.mjs')).buildPublishing,
    isApart: true,
  },
  sandbox: {
    sources: [...everywhere, 'src/domain', 'dashboard/configuration', 'server', 'sandbox'],
    result: '.build/sandbox/main.mjs',
    load: async () => (await import('./buildSandbox.mjs')).buildSandbox,
  },
};

const stampFile = (name) => at('.build/stamps', name);

function isFresh(name) {
  const { sources, result } = products[name];
  if (!existsSync(at(result)) || !existsSync(stampFile(name))) return false;
  return readFileSync(stampFile(name), 'utf8') === fingerprint(root, sources);
}

/** Marks a product as not built. Call this before writing something else to its folder. */
export function forgetProduct(name) {
  rmSync(stampFile(name), { force: true });
}

/** Builds a product and stores the fingerprint of its sources. */
export async function buildProduct(name) {
  const { sources, load } = products[name];
  const started = performance.now();
  process.stdout.write(`Building the ${name} … `);
  // Computed before the build: if a source changes meanwhile, the product counts as outdated.
  const builtFrom = fingerprint(root, sources);
  forgetProduct(name);
  const build = await load();
  await build();
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), builtFrom);
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds the products that are missing or outdated. */
export async function ensureBuilt(names) {
  await Promise.all(startBuilds(outdated(names)).values());
}

/** The products that are missing or outdated. */
export function outdated(names) {
  return names.filter((name) => !isFresh(name));
}

/**
 * Starts to build products, two at a time, each in its own process. Returns a promise for each
 * product by name. It rejects with a `PlainError` if the product, or one before it, cannot be
 * built.
 */
export function startBuilds(names) {
  const lanes = [Promise.resolve(), Promise.resolve()];
  const builds = new Map();
  if (names.length > 0) console.log(`Building ${names.join(', ')}. This takes a minute or two.`);
  for (const [index, name] of names.entries()) {
    const lane = index % lanes.length;
    lanes[lane] = lanes[lane].then(() => buildApart(name));
    builds.set(name, lanes[lane]);
  }
  return builds;
}

async function buildApart(name) {
  const script = at('tools/commands/build.mjs');
  const { code, output, errors } = await runTool(script, [name], { capture: true, cwd: root });
  if (code !== 0) throw new PlainError(`${output}${errors}`.trim());
  process.stdout.write(output);
}
