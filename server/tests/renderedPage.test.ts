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
const answers = { configuration: { name: hostile }, api: { 'https://a.example/': { hostile } } };
const parts = {
  markup: "<main><h1>$& $' Traces</h1></main>",
  answers,
  script: 'assets/published-5e.js',
};
const html = renderedPage(shell, parts);
const { document } = new JSDOM(html).window;

it('has the contents before the place of the app', () => {
  const [contents, data, app, ...others] = document.body.children;
  expect(contents?.outerHTML).toBe(
    '<div id="published"><main><h1>$&amp; $\' Traces</h1></main></div>',
  );
  expect(app?.outerHTML).toBe('<div id="app"></div>');
  expect([data?.getAttribute('type'), others]).toEqual(['application/json', []]);
});

it('has the first answers as data, whatever they contain', () => {
  const data = document.getElementById('published-answers')?.textContent ?? '';
  expect(JSON.parse(data)).toEqual(answers);
});

it('links the styles of the contents, and the script that hands them over before that of the app', () => {
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
  expect(sheets.map((sheet) => sheet.getAttribute('href'))).toEqual(['assets/styles-2b.css']);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  expect(
    scripts.map((script) => [script.getAttribute('src'), script.hasAttribute('async')]),
  ).toEqual([
    ['assets/published-5e.js', false],
    ['assets/main-4d.js', false],
  ]);
  expect(scripts[0]?.defer).toBe(true);
  // The answers hold it.
  expect(document.querySelector('link[rel=preload]')).toBeNull();
});

it('replaces whatever the place of the app holds', () => {
  const held = shell.replace('<noscript>', '<div><header>Trovi</header></div><noscript>');
  const page = new JSDOM(renderedPage(held, parts)).window.document;
  expect(page.getElementById('app')?.innerHTML).toBe('');
  expect(page.querySelector('header')).toBeNull();
});
