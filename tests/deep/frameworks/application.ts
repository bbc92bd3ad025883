import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { ProjectSettings } from './frameworkTest';
import { makeProject, type Project } from './project';
import { serveProject } from './projectHost';

/** A framework's application, bundled by Vite and rendered on a server or in the browser. */
export interface Application {
  install(): Promise<void>;
  /** Type-checks the application against the package's types. */
  checkTypes(): Promise<void>;
  /** Bundles the application for browsers and for servers. */
  build(mode: Mode): Promise<void>;
  /** The HTML that the server renders. */
  render(mode: Mode, settings: ProjectSettings): Promise<string>;
  /** Serves the build of a mode while `work` runs: at `/`, and with server HTML at `/rendered`. */
  serve(
    mode: Mode,
    settings: ProjectSettings,
    work: (origin: string) => Promise<void>,
  ): Promise<void>;
  /** Runs a module in Node. Returns its output. */
  node: Project['node'];
}

/** Frameworks check and warn only in development mode. */
export type Mode = 'development' | 'production';

export interface ApplicationSource {
  name: string;
  /** Folders below `projects`. */
  sources: readonly string[];
  /** The command that checks its types. */
  compiler: 'tsc' | 'vue-tsc';
  /** The module that renders it on a server. */
  server: string;
}

export async function makeApplication(source: ApplicationSource): Promise<Application> {
  const project = await makeProject(source.name, source.sources);
  const { folder } = project;

  async function render(mode: Mode, settings: ProjectSettings): Promise<string> {
    const code = `
      const { render } = await import('./dist/${mode}-server/server.js');
      process.stdout.write(await render(JSON.parse(process.env.SETTINGS)));`;
    const environment = { SETTINGS: JSON.stringify(settings), NODE_ENV: mode };
    return project.node(code, environment);
  }

  return {
    install: () => project.install(),
    checkTypes: async () => void (await project.tool(source.compiler, ['--project', '.'])),
    async build(mode) {
      const environment = { NODE_ENV: mode };
      const args = ['build', '--mode', mode, '--logLevel', 'warn', '--outDir'];
      await project.tool('vite', [...args, `dist/${mode}`], environment);
      const server = [`dist/${mode}-server`, '--ssr', `src/${source.server}`];
      await project.tool('vite', [...args, ...server], environment);
    },
    render,
    async serve(mode, settings, work) {
      const built = path.join(folder, 'dist', mode);
      const text = await readFile(path.join(built, 'index.html'), 'utf8');
      const told = JSON.stringify(settings).replaceAll('<', '\\u003c');
      const page = text.replace('id="settings">', () => `id="settings">${told}`);
      const html = await render(mode, settings);
      const rendered = page.replace('<div id="root">', () => `<div id="root">${html}`);
      await serveProject(built, { '/': page, '/rendered': rendered }, work);
    },
    node: (code, environment) => project.node(code, environment),
  };
}
