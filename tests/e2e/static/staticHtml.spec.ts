import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import type { WireArtifact } from '../catalogue/wire';
import { expect, test as base } from '../fixtures/siteTest';
import { expectAccessible } from '../screen/checks/accessible';
import { inAll, inDeepUnless } from '../inAll';
import { render, runCommand } from './command';

const id = seedUuid('first-steps');
const title = 'First Steps with Reproducible Notebooks';
const formats = ['html', 'declarative-shadow-dom'] as const;

/** Opens a page with this body on an origin of its own. */
const test = base.extend<{ open: (page: Page, body: string) => Promise<void> }>({
  open: ({ openSite }, provide) =>
    provide((page, body) =>
      openSite(page, `</head><body><main><h1>A lab</h1><h2>Artifacts</h2>${body}</main></body>`),
    ),
});

for (const format of formats) {
  const tier = format === 'html' ? {} : inAll;
  test(
    `${format}: card and citation show without scripts`,
    tier,
    async ({ browser, sandbox, open }) => {
      const { api, dashboard } = sandbox.urls;
      const options = ['--format', format, '--dashboard', dashboard];
      const card = await render('card', api, id, ...options);
      const citation = await render('citation', api, id, ...options);
      expect(card + citation).not.toMatch(/<script|javascript:|\son\w+=/i);
      const context = await browser.newContext({ javaScriptEnabled: false });
      try {
        const page = await context.newPage();
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        await open(page, card + citation);
        await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: `View ${title}` })).toBeVisible();
        await expect(page.locator('pre')).toContainText(`“${title}.”`);
        await expect(page.getByRole('button')).toHaveCount(0);
        expect(requests.filter((url) => url !== page.url() && !url.startsWith('data:'))).toEqual(
          [],
        );
      } finally {
        await context.close();
      }
    },
  );

  for (const theme of ['light', 'dark']) {
    const isSample = format === 'html' && theme === 'light';
    test(
      `${format}, ${theme}: axe finds no fault`,
      inDeepUnless(isSample),
      async ({ page, sandbox, open }) => {
        await page.emulateMedia({ colorScheme: theme as 'light' | 'dark' });
        const { api, dashboard } = sandbox.urls;
        const options = ['--format', format, '--dashboard', dashboard, '--theme', theme];
        const card = await render('card', api, id, ...options);
        const citation = await render('citation', api, id, ...options, '--text', 'bibtex');
        await open(page, card + citation);
        await expectAccessible(page, `${format} ${theme}`);
      },
    );
  }
}

test('html is valid HTML', inAll, async ({ sandbox, catalogue }) => {
  const { api, dashboard } = sandbox.urls;
  // This format consists of inline styles. User content such as titles may be long.
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      'no-inline-style': 'off',
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'tel-non-breaking': 'off',
    },
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'trovi-static-'));
  try {
    const list = path.join(folder, 'ids.txt');
    const isPublic = ({ visibility }: WireArtifact) => visibility === 'public';
    const ids = catalogue.artifacts
      .filter(isPublic)
      .slice(0, 8)
      .map(({ uuid }) => uuid);
    await writeFile(list, ids.join('\n'));
    for (const kind of ['card', 'citation']) {
      const out = path.join(folder, kind);
      const where = ['--api', api, '--dashboard', dashboard, '--list', list, '--out', out];
      expect(await runCommand('render', kind, ...where)).toMatchObject({ code: 0, errors: '' });
      const files = await readdir(out);
      expect(files).toHaveLength(ids.length);
      for (const file of files) {
        const report = await validator.validateString(await readFile(path.join(out, file), 'utf8'));
        const messages = report.results.flatMap((result) => result.messages);
        const problems = messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
        expect(problems, `${kind} ${file}`).toEqual([]);
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** What each frame of a page showed of the first element of a tag. */
interface Frame {
  height: number;
  text: string;
}

for (const [kind, tag] of [
  ['card', 'trovi-artifact-card'],
  ['citation', 'trovi-citation-box'],
] as const) {
  test(
    `takes a static ${kind} over without a flash`,
    kind === 'card' ? {} : inAll,
    async ({ page, sandbox, open }) => {
      const { api, dashboard } = sandbox.urls;
      const options = ['--format', 'declarative-shadow-dom', '--dashboard', dashboard];
      const html = await render(kind, api, id, ...options);
      let answer = () => {};
      const isAnswered = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`${api}/artifacts/**`, async (route) => {
        await isAnswered;
        await route.continue();
      });
      await page.addInitScript((name) => {
        const frames: Frame[] = [];
        Object.assign(window, { shownFrames: frames });
        const look = () => {
          const host = document.querySelector<HTMLElement>(name);
          const part = host?.shadowRoot?.querySelector('article, section');
          // The browser may paint while it parses. The script runs after that.
          if (host && document.readyState !== 'loading') {
            frames.push({ height: host.offsetHeight, text: part?.textContent ?? '' });
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, tag);
      const asked = page.waitForRequest(`${api}/artifacts/**`);
      await open(
        page,
        `${html}<script type="module" src="${sandbox.origin}/widgets/trovi.js"></script>`,
      );
      await asked;
      const link = page.locator(tag).getByRole('link').first();
      if (kind === 'card') await link.focus();
      await expect(page.locator(`${tag} [data-static]`).first()).toBeAttached();
      answer();
      await expect(page.locator(`${tag} [data-static]`)).toHaveCount(0);
      await expect(page.locator(tag).getByRole('button').first()).toBeVisible();
      if (kind === 'card') await expect(link).toBeFocused();
      const frames = await page.evaluate(
        () =>
          new Promise<Frame[]>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                resolve((window as unknown as { shownFrames: Frame[] }).shownFrames),
              ),
            ),
          ),
      );
      expect([...new Set(frames.map(({ height }) => height))], 'the height stays').toEqual([
        frames[0]?.height,
      ]);
      expect(frames[0]?.height).toBeGreaterThan(60);
      expect(frames.filter(({ text }) => !text.includes('First Steps'))).toEqual([]);
    },
  );
}

test(
  'static markup stays when the catalogue does not answer',
  inAll,
  async ({ page, sandbox, open, watch }) => {
    watch.expectMessage(/Failed to load resource|ERR_/);
    const { api, dashboard } = sandbox.urls;
    const options = ['--format', 'declarative-shadow-dom', '--dashboard', dashboard];
    const html = await render('card', api, id, ...options);
    await page.route(`${api}/artifacts/**`, (route) => route.fulfill({ status: 404, body: '{}' }));
    await open(
      page,
      `<script>document.addEventListener('trovi-error', (event) => document.body.dataset.code = event.detail.code)</script>${html}<script type="module" src="${sandbox.origin}/widgets/trovi.js"></script>`,
    );
    await expect(page.locator('body')).toHaveAttribute('data-code', 'refused');
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Another artifact: the markup of the first one must not be shown for it.
    await page.locator('trovi-artifact-card').evaluate((card, other) => {
      card.setAttribute('artifact-id', other);
    }, seedUuid('eight-labs'));
    await expect(page.locator('trovi-artifact-card').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  },
);
