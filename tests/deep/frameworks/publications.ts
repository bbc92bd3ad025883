import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { ProjectSettings } from './frameworkTest';
import type { Project } from './project';

/** A small application that shows a card and a citation by the components in docs/embedding/frameworks.md. */
export interface Publication {
  title: string;
  /** Folders below `projects`. */
  sources: readonly string[];
  /** Commands that check the types. Empty if the build does. */
  checks: readonly Command[];
  build: Command;
  /** The paths of its pages. */
  pages: readonly string[];
  /** Whether it uses React. The types of all others compile without those of React. */
  usesReact?: boolean;
  /** Whether its pages are built for certain artifacts, and do not change. */
  isStatic?: boolean;
}

type Command = readonly [tool: string, ...args: string[]];

const viteBuild: Command = ['vite', 'build', '--logLevel', 'warn'];

export const publications: Readonly<Record<string, Publication>> = {
  svelte: {
    title: 'Svelte 5',
    sources: ['settings', 'svelte'],
    checks: [['svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings']],
    build: viteBuild,
    pages: ['/'],
  },
  lit: {
    title: 'Lit 3',
    sources: ['settings', 'lit'],
    checks: [['tsc', '--project', '.']],
    build: viteBuild,
    pages: ['/'],
  },
  solid: {
    title: 'Solid',
    sources: ['settings', 'solid'],
    checks: [['tsc', '--project', '.']],
    build: viteBuild,
    pages: ['/'],
  },
  vite: {
    title: 'Vite without a framework',
    sources: ['settings', 'vite'],
    checks: [['tsc', '--project', '.']],
    build: viteBuild,
    pages: ['/'],
  },
  angular: {
    title: 'Angular',
    sources: ['settings', 'angular'],
    checks: [],
    build: ['ng', 'build'],
    pages: ['/'],
  },
  astro: {
    title: 'Astro',
    sources: ['astro'],
    checks: [['astro', 'check', '--minimumFailingSeverity', 'hint']],
    build: ['astro', 'build'],
    pages: ['/', '/react/'],
    isStatic: true,
    usesReact: true,
  },
};

/** The environment of every command. */
export function environmentOf(settings: ProjectSettings): NodeJS.ProcessEnv {
  return {
    SETTINGS: JSON.stringify(settings),
    NODE_ENV: 'production',
    NG_CLI_ANALYTICS: 'false',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}

/** The built pages, by path. Pages that read their settings on loading contain them. */
export async function builtPages(
  { folder }: Project,
  { pages }: Publication,
  settings: ProjectSettings,
): Promise<Record<string, string>> {
  const told = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const read = async (page: string) => {
    const text = await readFile(path.join(folder, 'dist', page, 'index.html'), 'utf8');
    return [page, text.replace('id="settings">', (start) => start + told)] as const;
  };
  return Object.fromEntries(await Promise.all(pages.map(read)));
}
