import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { defaultReporter, startTestRunner } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { transform } from 'esbuild';

import { browserFlags } from '../tools/browser/browserFlags.mjs';
import { PlainError, runPlainly } from '../tools/plainly.mjs';
import { at, root } from '../tools/root.mjs';

import { descriptionsPlugin } from './elements/documented/descriptionsPlugin.mjs';
import { elementTests } from './elementTests.mjs';

const named = process.argv.slice(2);
const folder = '.build/elements';

const read = (name) => ({
  body: readFileSync(path.join(at(folder), path.normalize(name)), 'utf8'),
  type: 'js',
});

/** `/broken/` serves the bundle without the code of the card and the parts on React. */
function serveBroken(address) {
  return /\/(card-|react\/)/.test(address) ? undefined : read(address.slice('/broken'.length));
}

/**
 * Resolves imports of the library to the built bundle. `/copy/` serves it again, for pages with two
 * copies.
 */
const bundlePlugin = {
  name: 'trovi-bundle',
  resolveImport({ source }) {
    const [, name] =
      /(?:src\/entries\/(?:define\/)?|fixtures\/(?=probe$))([\w-]+)$/.exec(source) ?? [];
    return name && `/${folder}/${name === 'autoloader' ? 'trovi' : name}.js`;
  },
  serve({ path: address }) {
    if (address.startsWith('/broken/')) return serveBroken(address);
    if (!address.startsWith('/copy/')) return undefined;
    return read(address.slice('/copy'.length));
  },
};

/** Compiles the TypeScript of tests. */
const typesPlugin = {
  name: 'trovi-types',
  resolveImport({ source, context }) {
    const isOurs = /^\.\.?\//.test(source) && !/\.(m?js|ts|json)$/.test(source);
    return isOurs && context.path.startsWith('/tests/') ? `${source}.ts` : undefined;
  },
  resolveMimeType: ({ path: address }) => (/\.(ts|json)$/.test(address) ? 'js' : undefined),
  async transform({ path: address, body }) {
    if (address.endsWith('.json')) return `export default ${body};`;
    if (!address.endsWith('.ts')) return undefined;
    const { code } = await transform(body, {
      loader: 'ts',
      sourcemap: 'inline',
      sourcefile: path.basename(address),
    });
    return code;
  },
};

/** Lets tests set the colour scheme of the system. */
const forcedColorsPlugin = {
  name: 'trovi-forced-colors',
  async executeCommand({ command, payload: isForced, session }) {
    if (command !== 'force-colors') return undefined;
    const client = await session.browser.getPage(session.id).createCDPSession();
    const value = isForced ? 'active' : 'none';
    await client.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value }],
    });
    return true;
  },
};

/** Writes the report that `tallyElements` counts. */
const jsonReporter = {
  onTestRunFinished({ sessions }) {
    const report = sessions.map(({ testFile, passed, errors, testResults }) => ({
      testFile,
      passed,
      errors,
      testResults,
    }));
    writeFileSync(at('.build/reports/elements.json'), JSON.stringify(report));
  },
};

/** Runs the browser tests of the elements, all of them or the files that the command line names. */
await runPlainly(async () => {
  const executablePath = process.env.TROVI_BROWSER;
  if (!executablePath) {
    throw new PlainError(
      '`npm test -- tests/elements/<file>` runs these tests: it finds the browser.',
    );
  }
  const files = named.length > 0 ? named : elementTests(process.env.TROVI_TESTS);
  await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    config: {
      rootDir: root,
      files,
      nodeResolve: true,
      concurrency: 1,
      testsFinishTimeout: 600_000,
      browsers: [chromeLauncher({ launchOptions: { executablePath, args: browserFlags } })],
      plugins: [bundlePlugin, typesPlugin, forcedColorsPlugin, descriptionsPlugin],
      reporters: [defaultReporter(), jsonReporter],
      testFramework: { config: { timeout: '60000' } },
    },
  });
});
