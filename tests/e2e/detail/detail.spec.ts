import { seedUuid } from '../../../dashboard/sandbox/seeds/identity';
import { expect, test } from '../fixtures/test';
import { pageTitle, part } from '../screen/detail';
import { cards } from '../screen/list';
import { inAll } from '../inAll';

const firstSteps = seedUuid('first-steps');
const title = 'First Steps with Reproducible Notebooks';

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
  await expect(main.getByRole('img', { name: 'Private' })).toHaveCount(0);

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
  await expect(authors.first().getByRole('link').last()).toHaveAttribute(
    'href',
    /^mailto:tecor(@|%40)example\.org$/,
  );
  await expect(part(page, 'Versions').getByRole('link')).toHaveText([
    '2026-11-19',
    '2026-06-22',
    '2025-09-01',
    /^10\.5281\/zenodo\.15032218/,
    '2024-09-02',
    '2023-09-04',
    '2022-08-29',
  ]);
  await expect(part(page, 'Projects on Chameleon').getByRole('listitem')).toHaveText([
    'CHI-220001',
  ]);
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

test(
  'the code host is linked, and what it names can be cloned',
  inAll,
  async ({ page, sandbox }) => {
    await page.goto(`artifacts/${firstSteps}/versions/2026-06-22`);
    const link = part(page, 'Content').getByRole('link', { name: /^View .*first-steps/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    const address = (await link.getAttribute('href')) ?? '';
    expect(address.startsWith(`${sandbox.origin}/git/trovi-examples/first-steps`)).toBe(true);
    expect((await fetch(address)).status).toBe(200);
  },
);

test('a version with a DOI links to it', inAll, async ({ page }) => {
  await page.goto(`artifacts/${firstSteps}`);
  const doi = part(page, 'Versions').getByRole('link', { name: /zenodo\.15032218/ });
  await expect(doi).toHaveAttribute('href', 'https://doi.org/10.5281/zenodo.15032218');
  await expect(doi).toHaveAttribute('target', '_blank');
});

test('an unknown version is reported, with a link to the newest one', async ({ page }) => {
  await page.goto(`artifacts/${firstSteps}/versions/1999-01-01`);
  await expect(pageTitle(page)).toHaveText(title);
  await expect(page.getByText('This version does not exist.')).toBeVisible();
  await page.getByRole('link', { name: 'View the newest version' }).click();
  await expect(page.getByText('This version does not exist.')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/artifacts/${firstSteps}$`));
});

test('many versions of one day are sorted, newest first', inAll, async ({ page }) => {
  await page.goto(`artifacts/${seedUuid('busy-day')}`);
  const slugs = part(page, 'Versions').getByRole('link', { name: /^2026-02-1/ });
  await expect(slugs).toHaveText([
    '2026-02-14.11',
    '2026-02-14.10',
    ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((number) => `2026-02-14.${number}`),
    '2026-02-14',
    '2026-02-13',
  ]);
  await slugs.nth(1).click();
  await expect(page).toHaveURL(/\/versions\/2026-02-14\.10$/);
  await expect(part(page, 'Content')).toContainText('Version 2026-02-14.10');
  await page.reload();
  await expect(part(page, 'Content')).toContainText('Version 2026-02-14.10');
});

test('related artifacts are linked, also in a circle', inAll, async ({ page }) => {
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

test('contents of every other kind have their actions', inAll, async ({ page }) => {
  await page.goto(`artifacts/${seedUuid('nine-starts')}/versions/2025-08-08`);
  const content = part(page, 'Content');
  await expect(content).toContainText('Disk images');
  await expect(
    content.getByRole('link', { name: /^Launch image .* at CHI@TACC$/ }),
  ).toHaveAttribute('href', /^https:\/\/chi\.tacc\.chameleoncloud\.org\/project\/images\//);
  await page.goto(`artifacts/${seedUuid('nine-starts')}/versions/2025-08-07`);
  await expect(content.getByRole('region', { name: 'Heat template' })).toContainText(
    'heat_template_version: 2018-08-31',
  );
  await page.goto(`artifacts/${seedUuid('foreign-links')}/versions/2025-02-17`);
  await expect(content).toContainText('Launch Not Available');
  await page.goto(`artifacts/${seedUuid('crawled-stencil')}`);
  await expect(content).toContainText('External Artifact');
  await expect(content.getByRole('link', { name: 'Launch on Chameleon' })).toHaveAttribute(
    'href',
    /\/launch\?repo_url=https%3A%2F%2Fhpc-wiki\.example\.org%2Fstencil-benchmarks$/,
  );
  await expect(part(page, 'Authors')).not.toContainText('help@chameleoncloud.org');
  await page.goto(`artifacts/${seedUuid('placeholder')}`);
  await expect(content).toContainText('No contents yet.');
  await expect(page.getByRole('main')).toContainText('There is no long description.');
  await expect(part(page, 'Authors')).toContainText('Shared by li.wei@example.org');
});

test('an artifact from the list is shown at once', async ({ page, faults }) => {
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await faults.set('/api/artifacts/*', { delayMs: 600_000, times: 1 });
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(pageTitle(page)).toHaveText(title);
  await expect(part(page, 'Content')).toContainText('Version 2026-11-19, newest');
});
