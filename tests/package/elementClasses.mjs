import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';

import { PlainError } from '../../tools/plainly.mjs';

import { bundleApplication } from './bundleApplication.mjs';

/**
 * The code that an application with these lines loads first, by bundler. That of esbuild includes
 * what loads later.
 */
const bundlers = {
  async esbuild(folder, contents) {
    const options = { bundle: true, format: 'esm', write: false, logLevel: 'silent' };
    const stdin = { contents, resolveDir: folder };
    return (await esbuild({ ...options, stdin })).outputFiles[0].text;
  },
  Rollup: async (folder, lines) => firstCode(await bundleApplication(folder, lines)),
  async Vite(folder, lines) {
    const id = path.join(folder, 'application.js');
    writeFileSync(id, lines);
    const { output } = await vite({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        minify: false,
        rollupOptions: { input: id, preserveEntrySignatures: 'strict' },
      },
    });
    return firstCode(output);
  },
};

/** The code of the entry, and of all chunks that it imports statically. */
function firstCode(output) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set();
  const load = (chunk) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(chunks.get(name));
  };
  load(output.find(({ isEntry }) => isEntry));
  return [...loaded].map(({ code }) => code).join('\n');
}

/** The styles that a code adds. Bundlers may rename the function and change the quotes. */
const stylesIn = (code) =>
  [...code.matchAll(/^\s*addStyles(?:\$\d+)?\((["'`])(.*)\1\);$/gm)].map(([, , css]) => css).sort();

/**
 * Checks that bundlers keep all styles of an element, although they may drop modules. It does not
 * count the styles of parts that the element never loads.
 */
async function checkStyles(folder, module) {
  const line = `import 'trovi-widgets/define/${module}';`;
  const codeOf = async (options) =>
    (await bundleApplication(folder, line, options)).map(({ code }) => code).join('\n');
  const codes = [await codeOf(), await codeOf({ keepsEffects: true })];
  const [usual, complete] = codes.map(stylesIn);
  const lost = complete.find((css) => !usual.includes(css));
  if (lost) throw new PlainError(`Bundlers drop these styles of ${module}: ${lost}`);
}

/**
 * Checks that each class of `trovi-widgets/elements` brings along exactly the styles of its own
 * element, and hardly more code than the module that registers it.
 */
export async function checkElementClasses(folder, elements) {
  for (const { className, module } of elements) {
    await checkStyles(folder, module);
    for (const [name, bundle] of Object.entries(bundlers)) {
      const line = `import { ${className} } from 'trovi-widgets/elements';\nconsole.log(${className});`;
      const code = await bundle(folder, line);
      const registering = await bundle(folder, `import 'trovi-widgets/define/${module}';`);
      const styles = stylesIn(code);
      if (styles.length < 5) throw new PlainError('The added styles are not found any more.');
      if (styles.join() !== stylesIn(registering).join()) {
        throw new PlainError(`Bundled by ${name}, ${className} has not the styles of ${module}.`);
      }
      if (code.length > 1.1 * registering.length) {
        throw new PlainError(
          `Bundled by ${name}, ${className} has ${code.length} bytes, and define/${module} ${registering.length}.`,
        );
      }
    }
  }
  console.log('Each class brings along its own element alone.');
}
