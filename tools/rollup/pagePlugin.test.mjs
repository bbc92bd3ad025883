import { describe, expect, it } from 'vitest';

import { fillPage } from './pagePlugin.mjs';

const template = `<head>
    <base href="/dashboard/" />
    <script type="module" src="main.tsx"></script>
  </head>`;

const chunk = (fileName, imports = []) => ({ type: 'chunk', fileName, imports });

function bundleOf(...chunks) {
  return Object.fromEntries(chunks.map((one) => [one.fileName, one]));
}

describe('fillPage', () => {
  const entry = chunk('assets/main-1.js', ['assets/react-2.js', 'assets/list-3.js']);
  const bundle = bundleOf(
    entry,
    chunk('assets/react-2.js'),
    chunk('assets/list-3.js', ['assets/react-2.js', 'assets/card-4.js']),
    chunk('assets/card-4.js', ['assets/main-1.js']),
    chunk('assets/late-5.js'),
  );

  it('loads the built entry by an address relative to the base', () => {
    expect(fillPage(template, entry, bundle)).toContain(
      '<script type="module" src="assets/main-1.js"></script>',
    );
  });

  it('preloads the chunks that the entry imports statically, once each, and no others', () => {
    const page = fillPage(template, entry, bundle);
    const preloaded = [...page.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(preloaded.filter((name) => name !== entry.fileName)).toEqual([
      'assets/react-2.js',
      'assets/list-3.js',
      'assets/card-4.js',
    ]);
    expect(new Set(preloaded).size).toBe(preloaded.length);
  });

  it('links stylesheets before the script', () => {
    const page = fillPage(template, entry, {
      ...bundle,
      'assets/styles-6.css': { type: 'asset', fileName: 'assets/styles-6.css' },
    });
    expect(page).toMatch(/<link rel="stylesheet" href="assets\/styles-6.css" \/>\s*<script/);
  });

  it('removes the address of the source and adds no inline script', () => {
    const page = fillPage(template, entry, bundle);
    expect(page).not.toContain('main.tsx');
    expect(page.match(/<script[^>]*>[^<]+<\/script>/)).toBeNull();
  });

  it('refuses a page without the entry', () => {
    expect(() => fillPage('<head></head>', entry, bundle)).toThrow('src="main.tsx"');
  });
});
