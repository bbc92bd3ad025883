import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fingerprint } from './fingerprint.mjs';
import { at, root } from '../root.mjs';

const everywhere = ['package.json', 'package-lock.json', 'tsconfig.json', 'dashboard/tooling'];

/**
 * What can be built: the sources it is made of, one file that stands for the result, and the module that builds it. What is
 * apart is left out of `npm run build`.
 */
export const products = {
  package: {
    sources: [...everywhere, 'rollup.config.mjs', 'src'],
    result: 'dist/styles.css',
    load: async () => (await import('./buildPackage.mjs')).buildPackage,
  },
  widgets: {
    sources: [...everywhere, 'rollup.config.mjs', 'src'],
    result: 'dist/cdn/integrity.json',
    load: async () => (await import('./buildWidgets.mjs')).buildWidgets,
  },
  dashboard: {
    sources: [...everywhere, 'rollup.config.mjs', 'src', 'dashboard/app'],
    result: 'dist/dashboard/index.html',
    load: async () => (await import('./buildDashboard.mjs')).buildDashboard,
  },
  testElements: {
    sources: [...everywhere, 'rollup.config.mjs', 'src', 'tests/elements/fixtures'],
    result: '.build/elements/elements.js',
    load: async () => (await import('./buildWidgets.mjs')).buildTestElements,
    isApart: true,
  },
  storybook: {
    sources: [
      ...everywhere,
      '.storybook',
      'stories',
      'src',
      'dashboard/app',
      'tests/builders',
      'tests/fakes',
    ],
    result: 'storybook-static/index.html',
    load: async () => (await import('./buildStorybook.mjs')).buildStorybook,
    isApart: true,
  },
  server: {
    sources: [...everywhere, 'src/domain', 'dashboard/server'],
    result: '.build/server/main.mjs',
    load: async () => (await import('./buildServer.mjs')).buildServer,
  },
  sandbox: {
    sources: [...everywhere, 'src/domain', 'dashboard/server', 'dashboard/sandbox'],
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

/** Marks a product as not built, for whoever writes something else to its place. */
export function forgetProduct(name) {
  rmSync(stampFile(name), { force: true });
}

/** Builds a product, and notes what it was built from. */
export async function buildProduct(name) {
  const { sources, load } = products[name];
  const started = performance.now();
  process.stdout.write(`Building the ${name} … `);
  // Taken before the build: a source that changes meanwhile makes the result old.
  const builtFrom = fingerprint(root, sources);
  forgetProduct(name);
  const build = await load();
  await build();
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), builtFrom);
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds those of the products that are missing or older than their sources. */
export async function ensureBuilt(names) {
  for (const name of names) if (!isFresh(name)) await buildProduct(name);
}
