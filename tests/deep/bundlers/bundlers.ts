import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Project } from '../frameworks/project';

/** A module to bundle. */
export interface Task {
  project: Project;
  /** The name of the module, without its ending. */
  name: string;
  /** The folder to bundle into, below the project. */
  out: string;
  /** The page that loads a script. */
  pageOf: (script: string) => Promise<string>;
}

/** Bundles a module as an application would. Returns the page that loads the bundle. */
export type Bundler = (task: Task) => Promise<string>;

const production = { NODE_ENV: 'production' };

/** A bundler that starts from a page. */
function fromPage(command: string, argsFor: (page: string, out: string) => string[]): Bundler {
  return async ({ project, name, out, pageOf }) => {
    const page = `${name}.html`;
    await writeFile(path.join(project.folder, page), await pageOf(`./${name}.js`));
    await project.tool(command, argsFor(page, out), production);
    return readFile(path.join(project.folder, out, page), 'utf8');
  };
}

/** A bundler that starts from a script and writes `main.js`. */
function fromScript(command: string, argsFor: (script: string, out: string) => string[]): Bundler {
  return async ({ project, name, out, pageOf }) => {
    await project.tool(command, argsFor(`./${name}.js`, out), production);
    return pageOf('./main.js');
  };
}

const viteConfig = (page: string) =>
  `export default { base: './', build: { rollupOptions: { input: '${page}' } } };`;

/** Each bundler by its name, with the arguments that its documentation shows. */
export const bundlers: Readonly<Record<string, Bundler>> = {
  Vite: async (task) => {
    const config = path.join(task.project.folder, 'vite.config.js');
    await writeFile(config, viteConfig(`${task.name}.html`));
    return fromPage('vite', (_page, out) => ['build', '--outDir', out])(task);
  },
  webpack: fromScript('webpack', (script, out) => [
    ...['--mode', 'production', '--entry', script, '--output-path', out],
  ]),
  Parcel: fromPage('parcel', (page, out) => [
    ...['build', page, '--dist-dir', out, '--public-url', './', '--no-cache'],
  ]),
  esbuild: fromScript('esbuild', (script, out) => [
    ...[script, '--bundle', '--splitting', '--format=esm', '--minify'],
    ...[`--outdir=${out}`, '--entry-names=main'],
  ]),
  Rollup: fromScript('rollup', (script, out) => [
    ...['--config', '--input', script, '--dir', out, '--entryFileNames', 'main.js'],
  ]),
};
