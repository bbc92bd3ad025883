import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { run } from '../frameworks/project';
import { recipeOf } from './recipes';

/** What stands around the recipe in each page. */
export const heading = 'Our artifacts';

export interface Generator {
  /** The folder of the cards, below that of the site. */
  cards: string;
  /** The page with the card, below the folder of the built site. */
  page: string;
  /** Writes the files of a site around the recipe of the docs. */
  write: (folder: string, id: string) => Promise<void>;
  /** Builds the site. Returns the folder of its pages. */
  build: (folder: string) => Promise<string>;
}

const ofPython = (program: string) => path.join(process.env.TROVI_GENERATORS ?? '', 'bin', program);

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** The recipe's code at a place, for this artifact. */
function code(parts: readonly string[], place: number, id: string): string {
  const part = parts.at(place);
  if (part === undefined) throw new Error('The recipe lacks a part.');
  return part.replaceAll('ID', id);
}

/** The site generators of the docs, by the names of their recipes. */
export const generators: Readonly<Record<string, Generator>> = {
  Sphinx: {
    cards: 'cards',
    page: 'index.html',
    write: (folder, id) =>
      writeFiles(folder, {
        'conf.py': "project = 'A lab'\n",
        'index.rst': `A lab\n=====\n\n${heading}\n-------------\n\n${code(recipeOf('Sphinx').blocks, 0, id)}`,
      }),
    build: async (folder) => {
      await run(folder, ofPython('sphinx-build'), ['-W', '-b', 'html', '.', 'built']);
      return path.join(folder, 'built');
    },
  },
  MkDocs: {
    cards: 'cards',
    page: 'index.html',
    write: (folder, id) => {
      const { blocks } = recipeOf('MkDocs');
      return writeFiles(folder, {
        'mkdocs.yml': `site_name: A lab\ntheme:\n  name: mkdocs\n  highlightjs: false\n${code(blocks, 0, id)}`,
        [path.join('docs', 'index.md')]: `# A lab\n\n## ${heading}\n\n${code(blocks, 1, id)}\n`,
      });
    },
    build: async (folder) => {
      await run(folder, ofPython('mkdocs'), ['build', '--strict']);
      return path.join(folder, 'site');
    },
  },
  Hugo: {
    cards: 'cards',
    page: 'papers/index.html',
    write: (folder, id) => {
      const { blocks, inline } = recipeOf('Hugo');
      return writeFiles(folder, {
        'config.toml':
          "baseURL = '/'\ntitle = 'A lab'\ndisableKinds = ['taxonomy', 'term', 'RSS', 'sitemap', 'home', 'section']\n",
        'layouts/_default/single.html':
          '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A lab</title></head><body><main><h1>A lab</h1>{{ .Content }}</main></body></html>',
        [inline[0] ?? '']: code(blocks, 0, id),
        'content/papers.md': `---\ntitle: A lab\n---\n\n## ${heading}\n\n${code(inline, -1, id)}\n`,
      });
    },
    build: async (folder) => {
      await run(folder, 'hugo', ['--panicOnWarning']);
      return path.join(folder, 'public');
    },
  },
  Jekyll: {
    cards: '_includes/cards',
    page: 'index.html',
    write: (folder, id) =>
      writeFiles(folder, {
        '_layouts/page.html':
          '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A lab</title></head><body><main><h1>A lab</h1>{{ content }}</main></body></html>',
        'index.md': `---\nlayout: page\n---\n\n## ${heading}\n\n${code(recipeOf('Jekyll').blocks, 0, id)}\n`,
      }),
    build: async (folder) => {
      await run(folder, 'jekyll', ['build', '--strict_front_matter']);
      return path.join(folder, '_site');
    },
  },
};
