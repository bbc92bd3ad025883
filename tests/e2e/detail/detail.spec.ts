import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect, test } from '../fixtures/test';
import { pageTitle, part } from '../screen/detail';
import { cards } from '../screen/list';
import { inAll, inDeep } from '../inAll';

const firstSteps = seedUuid('first-steps');
const title = 'First Steps with Reproducible Notebooks';

test('on phones, source and links of the contents are folded', inAll, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`artifacts/${seedUuid('nvmeof-tail')}`);
  const contents = part(page, 'Content');
  await expect(contents.getByRole('link', { name: 'Launch on Chameleon' })).toBeVisible();
  const source = contents.getByRole('link', { name: /on GitHub/ });
  await expect(source).toBeHidden();
  await contents.getByRole('button', { name: 'Show source and links' }).press('Enter');
  await expect(source).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(contents.getByRole('button', { name: /source and links/ })).toBeHidden();
});

test('an artifact shows all its fields', async ({ page, sandbox }) => {
  await page.goto(`artifacts/${firstSteps}`);
  await expect(pageTitle(page)).toHaveText(title);
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'education',
    'jupyter',
    'reproducibility',
  ]);
  for (const [badge, meaning] of [
    ['chameleon', 'Runs on the testbed'],
    ['reproducible', 'Reviewed for reproducibility'],
    ['educational', 'Made for teaching'],
  ] as const) {
    await expect(main.getByTitle(meaning)).toContainText(badge);
  }
  await expect(main.getByTitle('Runs on the testbed')).toHaveAttribute(
    'href',
    'https://portal.example.org/badges/chameleon',
  );
  await expect(main.getByText('Private', { exact: true })).toHaveCount(0);

  const about = part(page, 'About');
  await expect(about.getByRole('heading', { name: 'The three notebooks' })).toBeVisible();
  await expect(about.getByRole('table').first()).toContainText('1-reserve.ipynb');
  await expect(about.locator('pre').first()).toContainText('from firststeps import Node');
  await expect(part(page, 'Related artifacts').getByRole('link')).toHaveText([
    'Cloud Computing for Domain Scientists: Five Notebooks',
    'Operating Systems on Bare Metal: Eight Kernel Labs',
  ]);
  const authors = part(page, 'Authors').getByRole('listitem');
  await expect(authors).toHaveCount(3);
  await expect(authors.first()).toContainText('Teresa CordeiroInstituto de Sistemas da Ribeira');
  await part(page, 'Authors').getByText('Email addresses').click();
  await expect(
    part(page, 'Authors').getByRole('list', { name: 'Email addresses' }).getByRole('link').first(),
  ).toHaveAttribute('href', /^mailto:tecor(@|%40)example\.org$/);
  await part(page, 'Versions').getByRole('button', { name: 'Show all 6' }).click();
  await expect(part(page, 'Versions').getByRole('link')).toHaveText([
    '2026-11-19',
    '2026-06-22',
    '2025-09-01',
    /^10\.5281\/zenodo\.15032218/,
    '2024-09-02',
    '2023-09-04',
    '2022-08-29',
  ]);
  await main.getByText('Technical details').click();
  await expect(
    main.getByRole('list', { name: 'Projects on Chameleon' }).getByRole('listitem'),
  ).toHaveText(['CHI-220001']);
  const day = part(page, 'Versions').getByText('19 November 2026');
  await expect(day).toHaveAttribute('title', /09:24/);
  await expect(part(page, 'Related to:').getByRole('link')).toHaveCount(3);
  await expect(part(page, 'Content')).toContainText('Version 2026-11-19, newest');
  await expect(page.getByRole('link', { name: `Launch on Chameleon` })).toHaveAttribute(
    'href',
    `${sandbox.urls.portal}/experiment/share/${firstSteps}/version/2026-11-19/launch`,
  );
});

test('the chosen version is served, or the newest one without a choice', async ({
  page,
  sandbox,
}) => {
  const share = `${sandbox.urls.portal}/experiment/share/${firstSteps}`;
  await page.goto(`artifacts/${firstSteps}`);
  const content = part(page, 'Content');
  const clone = content.getByRole('region', { name: 'Clone and check out' });
  await expect(clone).toHaveText(
    `git clone ${sandbox.origin}/git/trovi-examples/first-steps.git cd first-steps git checkout main`,
  );
  const download = content.getByRole('link', { name: 'Download Archive' });
  await expect(download, 'no archive of this code host').toHaveCount(0);
  await expect(content.getByRole('link', { name: 'Request daypass' })).toHaveAttribute(
    'href',
    `${share}/request`,
  );

  await part(page, 'Versions').getByRole('link', { name: '2026-06-22' }).click();
  await expect(page).toHaveURL(/\/versions\/2026-06-22$/);
  await expect(content).toContainText('Version 2026-06-22');
  await expect(content).not.toContainText('newest');
  await expect(clone).toHaveText(/git checkout v1\.0\s*$/);
  await expect(content.getByRole('link', { name: 'Launch on Chameleon' })).toHaveAttribute(
    'href',
    `${share}/version/2026-06-22/launch`,
  );
  const chosen = part(page, 'Versions').getByRole('link', { name: '2026-06-22' });
  await expect(chosen).toHaveAttribute('aria-current', 'page');

  await part(page, 'Versions').getByRole('link', { name: '2025-09-01' }).click();
  await expect(content).toContainText('Version 2025-09-01');
  await expect(clone, 'no other state than the chosen one').toHaveCount(0);
  await expect(download).toHaveAttribute('href', `${share}/version/2025-09-01/download`);
  await expect(content.getByRole('link', { name: /10\.5281\/zenodo\.15032218/ })).toHaveAttribute(
    'href',
    'https://doi.org/10.5281/zenodo.15032218',
  );
  await page.goBack();
  await expect(content).toContainText('Version 2026-06-22');
  await part(page, 'Versions').getByRole('link', { name: 'Latest View' }).click();
  await expect(page).toHaveURL(new RegExp(`/artifacts/${firstSteps}$`));
  await expect(content).toContainText('Version 2026-11-19, newest');
});

test('related artifacts are linked, also in a circle', inDeep, async ({ page }) => {
  await page.goto(`artifacts/${seedUuid('consensus-one')}`);
  for (const section of ['II: Model', 'III: What To Do about It', 'I: Measurements']) {
    await part(page, 'Related artifacts').getByRole('link', { name: section }).click();
    await expect(pageTitle(page)).toHaveText(`Consensus under Clock Skew, Part ${section}`);
    await expect(pageTitle(page)).toBeFocused();
  }
  await expect(part(page, 'Related to:').getByRole('link')).toHaveText(
    'Consensus under Clock Skew, Part III: What To Do about It',
  );
  await expect(part(page, 'Related to:')).toContainText('a.owusu-ansah');
});

test('an artifact from the list is shown at once', inDeep, async ({ page, faults }) => {
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await faults.set('/api/artifacts/*', { delayMs: 600_000, times: 1 });
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(pageTitle(page)).toHaveText(title);
  await expect(part(page, 'Content')).toContainText('Version 2026-11-19, newest');
});
