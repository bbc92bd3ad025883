import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { rollup } from 'rollup';
import { beforeAll, describe, expect, it } from 'vitest';

import { at } from '../root.mjs';

import { dashboardConfig } from './dashboardConfig.mjs';

const sources = {
  'index.html':
    '<head><base href="/dashboard/" /><script type="module" src="main.tsx"></script></head>',
  'public/config.json': '{ "productName": "Trovi" }',
  'main.tsx': `
    import { box } from './parts';
    import './App';
    document.body.className = box;
    document.body.title = process.env.NODE_ENV ?? '';
    void import('./lazy').then(({ lazy }) => lazy());
  `,
  'App.tsx': `void import('./screen').then(({ screen }) => screen());`,
  'screen.tsx': `
    import { box } from './box.css';
    import { panel } from './panel';
    import { tall } from './screen.css';
    export function screen() { document.body.className = box + tall + panel(); }
  `,
  'parts.ts': `
    export { box } from './box.css';
    export { panel } from './panel';
  `,
  'panel.ts': `
    import { deep } from './panel.css';
    export const panel = () => deep;
  `,
  'panel.css.ts': `
    import { style } from '@vanilla-extract/css';
    export const deep = style({ height: '8765px' });
  `,
  'screen.css.ts': `
    import { style } from '@vanilla-extract/css';
    export const tall = style({ height: '4321px' });
  `,
  'lazy.tsx': `
    import { wide } from './lazy.css';
    export function lazy() { document.body.className = wide; }
  `,
  'box.css.ts': `
    import { style } from '@vanilla-extract/css';
    export const box = style({ color: 'light-dark(#111, #eee)' });
  `,
  'lazy.css.ts': `
    import { style } from '@vanilla-extract/css';
    export const wide = style({ width: '1234px' });
  `,
};

describe('the build of the dashboard', () => {
  let folder;
  let built;

  const read = (name) => readFileSync(path.join(folder, 'out', name), 'utf8');
  const sheet = (name) => {
    const found = built.filter((file) => new RegExp(`^assets/${name}-[\\w-]+\\.css$`).test(file));
    expect(found).toHaveLength(1);
    return found[0];
  };
  const script = (name) => read(built.find((file) => file.startsWith(`assets/${name}-`)));

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'trovi-build-')));
    symlinkSync(at('node_modules'), path.join(folder, 'node_modules'));
    for (const [name, source] of Object.entries(sources)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), source);
    }
    mkdirSync(path.join(folder, 'out/assets'), { recursive: true });
    writeFileSync(path.join(folder, 'out/assets/main-old.js'), 'from an earlier build');
    const config = dashboardConfig({
      input: path.join(folder, 'main.tsx'),
      outDir: path.join(folder, 'out'),
    });
    const result = await rollup(config);
    await result.write(config.output);
    await result.close();
    built = readdirSync(path.join(folder, 'out'), { recursive: true });
    return () => rmSync(folder, { recursive: true });
  }, 60_000);

  it('puts all styles into one stylesheet, those of lazy screens last, and none into scripts', () => {
    const css = read(sheet('styles'));
    for (const rule of ['width:1234px', 'height:4321px', 'height:8765px']) {
      expect(css).toContain(rule);
    }
    expect(css.indexOf('#111')).toBeLessThan(css.indexOf('4321px'));
    expect(script('lazy')).not.toContain('1234px');
  });

  it('links the stylesheet in the head, before the script', () => {
    expect(read('index.html')).toMatch(
      /<link rel="stylesheet" href="assets\/styles-[\w-]+\.css" \/>\s*<script type="module"/,
    );
  });

  it('leaves light-dark() to the browser', () => {
    expect(read(sheet('styles'))).toContain('light-dark(#111,#eee)');
  });

  it('builds for production', () => {
    expect(script('main')).toContain('production');
    expect(script('main')).not.toContain('process.env');
  });

  it('makes the page from its template and copies public files unchanged', () => {
    expect(read('index.html')).toMatch(
      /<base href="\/dashboard\/" \/>[^]*<script type="module" src="assets\/main-[\w-]+\.js">/,
    );
    expect(read('config.json')).toBe(sources['public/config.json']);
  });

  it('removes files of earlier builds', () => {
    expect(built).not.toContain('assets/main-old.js');
  });
});
