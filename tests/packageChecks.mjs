import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { PlainError, runPlainly } from '../tools/plainly.mjs';
import { checkRequirements } from '../tools/requirements.mjs';
import { at, root } from '../tools/root.mjs';
import { runCommand, runTool } from '../tools/runCommand.mjs';

import { checkClientDirectives } from './package/clientDirectives.mjs';
import { checkContents } from './package/contents.mjs';
import { checkElementClasses } from './package/elementClasses.mjs';
import { checkMaps } from './package/maps.mjs';
import { checkReactFreeTypes } from './package/reactFreeTypes.mjs';
import { checkSideEffects } from './package/sideEffects.mjs';
import { checkTreeShaking } from './package/treeShaking.mjs';
import { typedUse } from './package/typedUse.mjs';
import { checkWithoutReact } from './package/withoutReact.mjs';

const folder = at('.build/pack');
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

async function pack() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { code, output, errors } = await runCommand('npm', ['pack', '--pack-destination', folder], {
    capture: true,
    cwd: root,
  });
  if (code !== 0) throw new PlainError(`The package cannot be packed:\n${output}${errors}`);
  return path.join(folder, `trovi-widgets-${version}.tgz`);
}

async function check(sentence, file, args) {
  const { code } = await runTool(file, args, { cwd: root });
  if (code !== 0) throw new PlainError(sentence);
}

const unpacked = path.join(folder, 'node_modules/trovi-widgets');

function unpack(tarball) {
  // A separate package: inside ours, the name `trovi-widgets` would resolve to the checkout.
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  mkdirSync(unpacked, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1']);
}

/** Loads every module of the packed package in Node, like server-side rendering does. */
async function importAll() {
  const { exports } = JSON.parse(readFileSync(path.join(unpacked, 'package.json'), 'utf8'));
  const modules = Object.keys(exports).filter((name) => !/\.(css|json)$/.test(name));
  const script = modules
    .map((name) => `await import('trovi-widgets/${name.slice(2)}');`)
    .join('\n');
  const { code, errors } = await runCommand(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { capture: true, cwd: folder },
  );
  if (code !== 0) throw new PlainError(`The packed package does not load in Node:\n${errors}`);
  console.log(`All ${modules.length} modules of the packed package load in Node.`);
}

/**
 * Checks the packed types with an application that uses the tags and components of the elements,
 * and with one that uses the elements by the DOM.
 */
async function checkTypedUse() {
  const file = path.join(folder, 'typedUse.tsx');
  const domFile = path.join(folder, 'dom.ts');
  writeFileSync(file, typedUse);
  copyFileSync(at('tests/deep/frameworks/projects/types/dom.ts'), domFile);
  const options = [
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    '--ignoreConfig',
    '--target',
    'es2022',
  ];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--jsx', 'react-jsx'];
  await check(
    'The types of tags and components are wrong.',
    at('node_modules/typescript/bin/tsc'),
    [...options, ...modules, file, domFile],
  );
  console.log('The types of tags and components work in an application.');
}

/** Checks that the published components contain the patched Radix, which makes no `<style>`. */
function checkPatches() {
  // Minified React makes a `<style>`, too. `dist/cdn` is the same code as `dist/elements`.
  const files = readdirSync(path.join(unpacked, 'dist'), { recursive: true }).filter(
    (name) => name.endsWith('.js') && !/^(cdn|react|command)[\\/]/.test(name),
  );
  const wrong = /from ["']@(radix-ui|dnd-kit)\/|["']style["'],\s*\{|createElement\(["']style["']/;
  for (const name of files) {
    const found = wrong.exec(readFileSync(path.join(unpacked, 'dist', name), 'utf8'));
    if (found)
      throw new PlainError(`dist/${name} contains ${found[0]}: a package lacks its patch.`);
  }
  console.log('The published components contain the patched packages.');
}

/** Checks the packed package: its metadata, its types, and that it loads. */
await runPlainly(async () => {
  checkRequirements();
  const { ensureBuilt } = await import('../tools/products/products.mjs');
  await ensureBuilt(['package', 'widgets']);
  const tarball = await pack();
  await check('publint finds problems in the package.', at('node_modules/publint/src/cli.js'), [
    'run',
    tarball,
    '--strict',
  ]);
  const description = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const { exports } = description;
  const untyped = Object.keys(exports).filter((name) => /\.(css|json)$/.test(name));
  await check(
    'The types of the package are wrong for some of its users.',
    at('node_modules/@arethetypeswrong/cli/dist/index.js'),
    [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...untyped],
  );
  unpack(tarball);
  checkContents(tarball, unpacked);
  checkMaps(folder, unpacked);
  checkSideEffects(unpacked, description);
  checkPatches();
  await importAll();
  checkReactFreeTypes(unpacked, description);
  await checkTypedUse();
  await checkTreeShaking(folder);
  const { readDescriptions } = await import('../tools/metadata/readDescriptions.mjs');
  await checkElementClasses(folder, (await readDescriptions()).elements);
  await checkWithoutReact(folder);
  await checkClientDirectives(folder, unpacked, exports);
});
