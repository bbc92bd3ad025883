import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';

import { renderedPage } from '../publishing/pages/renderedPage';

const shell = `<!doctype html><html lang="en"><head><base href="/dashboard/" /><title>Trovi</title>
<link rel="preload" href="config.json" as="fetch" crossorigin="anonymous" />
<script async src="assets/first-1a.js"></script>
<link rel="stylesheet" href="assets/styles-2b.css" />
<script type="module" src="assets/main-4d.js"></script></head>
<body><div id="app"><noscript>This catalogue needs JavaScript.</noscript></div></body></html>`;

const hostile = '</script><script>alert(1)</script><!-- $& $1 \u2028';
const data = { configuration: { name: hostile }, api: { 'https://a.example/': { hostile } } };
const parts = { markup: "<main><h1>$& $' Traces</h1></main>", data };
const html = renderedPage(shell, parts);
const { document } = new JSDOM(html).window;

it('has the contents in the place of the app', () => {
  const [app, json, ...others] = document.body.children;
  expect(app?.outerHTML).toBe(
    '<div id="app" data-published=""><main><h1>$&amp; $\' Traces</h1></main></div>',
  );
  expect([json?.getAttribute('type'), others]).toEqual(['application/json', []]);
});

it('has the data of the app, whatever it contains', () => {
  const json = document.getElementById('published-data')?.textContent ?? '';
  expect(JSON.parse(json)).toEqual(data);
});

it('links the styles and the script of the app, and makes no call beforehand', () => {
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
  expect(sheets.map((sheet) => sheet.getAttribute('href'))).toEqual(['assets/styles-2b.css']);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['assets/main-4d.js']);
  // The data contains it.
  expect(document.querySelector('link[rel=preload]')).toBeNull();
});

it('preloads the script that hydrates it', () => {
  const preloading = renderedPage(shell, {
    ...parts,
    scripts: { hydrate: 'assets/hydration-6f.js' },
  });
  const [link] = new JSDOM(preloading).window.document.querySelectorAll('link[rel=modulepreload]');
  expect(link?.getAttribute('href')).toBe('assets/hydration-6f.js');
});

it('has a script that hides the page before the app, if there is one', () => {
  const hidden = renderedPage(shell, { ...parts, scripts: { hide: 'assets/hide-5e.js' } });
  const [script, app] = new JSDOM(hidden).window.document.body.children;
  expect([script?.getAttribute('src'), app?.id]).toEqual(['assets/hide-5e.js', 'app']);
});

it('replaces whatever the place of the app holds', () => {
  const held = shell.replace('<noscript>', '<div><header>Trovi</header></div><noscript>');
  const page = new JSDOM(renderedPage(held, parts)).window.document;
  expect(page.getElementById('app')?.innerHTML).toBe("<main><h1>$&amp; $' Traces</h1></main>");
  expect(page.querySelector('header')).toBeNull();
});
