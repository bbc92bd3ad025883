import type { Page } from '@playwright/test';

import type { RunningSandbox } from '../../../sandbox/sandbox';
import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { expectAccessible } from '../screen/checks/accessible';

const files = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Files' });
const row = (page: Page, name: string) => page.getByRole('treeitem', { name });

/** A public artifact with a version in git. */
async function anArtifactOf(sandbox: RunningSandbox, id: string): Promise<string> {
  const owner = apiAs(sandbox, accounts.owner);
  const uuid = await owner.create({ visibility: 'public' });
  await owner.addVersion(uuid, `urn:trovi:contents:git:https://${id}`);
  return uuid;
}

test('a reader opens files, and shares one by its address', async ({ page, sandbox }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/hosts/')) asked.push(request.url());
  });
  const id = await anArtifactOf(sandbox, 'github.com/vltava-perf/twelve-exercises.git@main');
  await page.goto(`artifacts/${id}`);
  await expect(files(page).getByRole('heading', { name: 'Files' })).toBeVisible();
  expect(asked).toEqual([]);

  await files(page).getByRole('heading', { name: 'Files' }).click();
  await expect(row(page, 'environment.yml')).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.getByRole('tree', { name: 'Files' }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?file=data%2F03-tails\.csv$/);
  await expect(files(page).getByRole('heading', { name: 'data/03-tails.csv' })).toBeFocused();
  await expect(page.getByRole('cell', { name: 'slow, again' }).first()).toBeVisible();
  await expect(page.getByText('Only the first 1,000 rows')).toBeVisible();

  await row(page, 'README.md').click();
  await expect(files(page).getByRole('heading', { name: 'Begin' })).toBeVisible();
  const picture = files(page).getByRole('img', { name: 'Histogram of the third exercise' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(144);
  await files(page).getByRole('link', { name: 'Is it faster?' }).click();
  await expect(page).toHaveURL(/\?file=exercises%2F01-faster\.md$/);
  await expectAccessible(page, 'a file is open');

  await page.goBack();
  await expect(page).toHaveURL(/\?file=README\.md$/);
  await expect(files(page).getByRole('heading', { name: 'Begin' })).toBeVisible();
  await page.goForward();

  await page.reload();
  await expect(files(page).getByRole('heading', { name: 'exercises/01-faster.md' })).toBeVisible();
  await files(page).getByRole('button', { name: 'Close file' }).click();
  await expect(page).not.toHaveURL(/file=/);
});

test('a reader follows the address of a cell, and shares another', async ({ page }) => {
  // The sample artifact with the repository vltava-perf/twelve-exercises.
  await page.goto(
    'artifacts/0c341beb-18b4-48ef-a4cf-c8b443cae056?file=exercises%2F03-tails.ipynb&cell=3',
  );
  const cells = files(page).getByRole('list', { name: 'Cells' });
  await expect(cells.locator('> li').nth(2)).toBeFocused();
  const figure = cells.getByRole('img', { name: 'Output of cell 3' });
  await expect
    .poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(144);
  await expect(cells.getByRole('cell', { name: '0.410' })).toBeVisible();
  await cells.getByText("AttributeError: 'DataFrame'").first().click();
  await expectAccessible(page, 'a notebook is open');

  const link = cells.getByRole('link', { name: 'Link to cell 5' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?file=exercises%2F03-tails\.ipynb&cell=5$/);
  await expect(cells.locator('> li').nth(4)).toBeFocused();
  await row(page, '03-tails.md').click();
  await expect(page).toHaveURL(/\?file=exercises%2F03-tails\.md$/);
});

test('each host lists its files, also under a former name', async ({ page, sandbox }) => {
  const hosts = [
    ['gitlab.com/karoo-radio/handover-timeline.git@main', '135 files', 'timeline.py', 'import sys'],
    ['codeberg.org/polder-net/heavy-hitters.git@main', '1,106 files', 'results.json', '"recall"'],
    ['github.com/vltava-perf/warm-up.git@main', '4 files', 'environment.yml', 'python=3.11'],
  ] as const;
  for (const [repository, count, file, words] of hosts) {
    const id = await anArtifactOf(sandbox, repository);
    await page.goto(`artifacts/${id}?file=${file}`);
    await expect(files(page).getByText(count)).toBeVisible();
    await expect(files(page).getByText(words)).toBeVisible();
  }
  await expect(files(page).getByText('moved to vltava-perf/warming-up')).toBeVisible();
});

/** Artifacts of a new sandbox whose newest version is on each host, with a file of theirs. */
const samples = [
  ['Tail Latency of NVMe-oF', 'measure.py', 'perf_counter'],
  ['The Autoscaler Zoo', 'environment.yml', 'python=3.12'],
  ['Waiting for the Wind', 'analysis.R', 'ggplot2'],
  ['Heavy Hitters in 3 MB', 'code.zip/environment.yml', 'pandas=2.2.3'],
] as const;

test('a sample of each host opens at once, by keyboard and at a shared address', async ({
  page,
  sandbox,
}) => {
  for (const [title, file, words] of samples) {
    const query = new URLSearchParams({ q: title });
    const response = await fetch(`${sandbox.urls.api}/artifacts/?${query.toString()}`);
    const { artifacts } = (await response.json()) as {
      artifacts: { uuid: string; title: string }[];
    };
    const id = artifacts.find((artifact) => artifact.title.startsWith(title))?.uuid;
    await page.goto(`artifacts/${id}`);
    await files(page).getByRole('heading', { name: 'Files' }).click();
    await expect(row(page, 'README.md')).toBeVisible();
    await page.getByRole('tree', { name: 'Files' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?file=/);
    await expect(files(page).getByRole('heading', { level: 3 })).toBeFocused();
    await page.goto(`artifacts/${id}?file=${encodeURIComponent(file)}`);
    await expect(files(page).getByRole('heading', { level: 3, name: file })).toBeVisible();
    await expect(files(page).getByText(words).first()).toBeVisible();
  }
});

test('a record shows its zip with a checksum, and says where it is cut or closed', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.expectMessage(/status of (404|410)/);
  const owner = apiAs(sandbox, accounts.owner);
  const open = async (record: string) => {
    const id = await owner.create({ visibility: 'public' });
    await owner.addVersion(id, `urn:trovi:contents:zenodo:10.5281/zenodo.${record}`);
    await page.goto(`artifacts/${id}`);
    await files(page).getByRole('heading', { name: 'Files' }).click();
  };
  // The number of all versions of the packet traces: `contents` must be unique.
  await open('15301146');
  await expect(files(page).getByRole('link', { name: 'record 19344802' })).toBeVisible();
  await expect(files(page).getByText(/record has more files than/)).toBeVisible();
  await row(page, 'code.zip').click();
  await expect(row(page, 'traces')).toBeVisible();
  await expect(files(page).getByText(/^md5:[0-9a-f]{32}$/)).toBeVisible();
  await row(page, 'results').click();
  await row(page, 'run-1.png').click();
  const picture = files(page).getByRole('img', { name: 'code.zip/results/run-1.png' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(144);
  await expectAccessible(page, 'a record is open');
  await open('999');
  await expect(files(page).getByRole('alert')).toContainText('does not exist on zenodo.org');
});

test('a limit of requests has its words, and the reader can try again', async ({
  page,
  sandbox,
  faults,
  watch,
}) => {
  watch.expectMessage(/status of 403/);
  const id = await anArtifactOf(sandbox, 'github.com/trovi-examples/edge-lab.git@main');
  await faults.set('/hosts/github/*', {
    status: 403,
    headers: {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '1800000000',
      'access-control-expose-headers': 'x-ratelimit-remaining, x-ratelimit-reset',
    },
  });
  await page.goto(`artifacts/${id}`);
  await files(page).getByRole('heading', { name: 'Files' }).click();
  await expect(files(page).getByRole('alert')).toContainText(
    /github\.com allows no more requests from your network until \d/,
  );
  await faults.clear();
  await files(page).getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'pipeline.py')).toBeVisible();
});
