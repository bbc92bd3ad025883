import { brokenExamples } from '../../../dashboard/sandbox/codeHost/samples/brokenExamples';
import { expect, test } from '../fixtures/signOnTest';
import {
  createButton,
  createPath,
  expectFilledIn,
  expectRemark,
  field,
  fillIn,
  formFailure,
  importButton,
  importForm,
  importPath,
  manualForm,
  openAdd,
  repositoryUrl,
  tagField,
} from '../screen/addForm';
import { inAll, inAllUnless } from '../inAll';

const heading = 'Could not create artifact.';
const importHeading = 'Could not import artifact. Is trovi.json file invalid?';

test('a refusal appears next to its field and in a toast, and typed text stays', async ({
  page,
  switches,
  watch,
}) => {
  test.slow();
  watch.expectMessage(/Failed to load resource/);
  await openAdd(page);
  await fillIn(page);
  for (const { status, body, control, words } of [
    {
      status: 400,
      body: { title: ['Too dull.'] },
      control: field(page, 'Title'),
      words: 'Too dull.',
    },
    {
      status: 400,
      body: { authors: [{ email: ['Enter a valid email address.'] }] },
      control: field(page, 'Email'),
      words: 'Enter a valid email address.',
    },
    {
      status: 400,
      body: { short_description: ['Ensure this field has no more than 199 characters.'] },
      control: field(page, 'Short Description'),
      words: 'Use at most 199 characters.',
    },
    { status: 400, body: { tags: [['Not a tag.']] }, control: tagField(page), words: 'Not a tag.' },
  ]) {
    await switches.fail('POST', createPath, { status, body, times: 1 });
    await createButton(page).click();
    await expectRemark(control, words);
    await expect(control).toBeFocused();
    await expect(formFailure(manualForm(page))).toContainText(heading);
    await expectFilledIn(page);
  }
  for (const [fault, words] of [
    [{ status: 400, body: { 'Attempted to write invalid field(s)': ['foo'], in: '.' } }, 'foo'],
    [{ status: 400, body: ['Not like this.'] }, 'Not like this.'],
    [{ status: 403, body: { detail: 'Not for you.' } }, 'Not for you.'],
    [{ status: 409, body: { detail: 'There is one already.' } }, 'There is one already.'],
    [{ status: 415, body: { detail: 'Not in JSON.' } }, 'Not in JSON.'],
    [{ status: 500, body: { detail: 'Broken <b>inside</b>.' } }, 'Broken <b>inside</b>.'],
    [{ status: 502, body: '<html><h1>Bad gateway</h1></html>', contentType: 'text/html' }, heading],
    [{ cut: true, status: 201, body: { uuid: 'x' } }, 'The catalogue did not answer.'],
    [{ status: 201, body: {} }, 'in a form that this page does not understand'],
  ] as const) {
    await switches.fail('POST', createPath, { ...fault, times: 1 });
    await createButton(page).click();
    await expect(formFailure(manualForm(page))).toContainText(words);
    await expect(formFailure(manualForm(page))).toContainText(heading);
    await expectFilledIn(page);
  }
  await createButton(page).click();
  await expect(page).toHaveURL(/\/artifacts\/[0-9a-f-]{36}$/);
});

test(
  'emoji that the server fails on are named beside their fields',
  inAll,
  async ({ page, switches, watch }) => {
    watch.expectMessage(/Failed to load resource/);
    await switches.refuseEmoji(true);
    await openAdd(page);
    await fillIn(page, 'Queueing 🦀');
    await field(page, 'Affiliation').fill('𝒳 Lab');
    await createButton(page).click();
    const words = (character: string) =>
      `The catalogue may not accept emoji and other rare characters. Remove “${character}” and try again.`;
    await expectRemark(field(page, 'Title'), words('🦀'));
    await expectRemark(field(page, 'Affiliation'), words('𝒳'));
    await expect(field(page, 'Title')).toBeFocused();
    const note = formFailure(manualForm(page));
    await expect(note.getByRole('button', { name: 'Title', exact: true })).toBeVisible();
    await expect(note.getByRole('button', { name: 'Author 1: Affiliation' })).toBeVisible();
    await field(page, 'Title').fill('Queueing');
    await field(page, 'Affiliation').fill('Lab');
    await createButton(page).click();
    await expect(page).toHaveURL(/\/artifacts\/[0-9a-f-]{36}$/);
  },
);

test(
  'a tag that the server does not know any more is said beside the tags',
  inAll,
  async ({ page, switches, watch }) => {
    watch.expectMessage(/status of 404/);
    await openAdd(page);
    await fillIn(page);
    await switches.fail('POST', createPath, {
      status: 404,
      body: { detail: 'Tag education does not exist.' },
      times: 1,
    });
    await createButton(page).click();
    await expect(tagField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(formFailure(manualForm(page))).toContainText(heading);
    await expectFilledIn(page);
  },
);

for (const error of ['invalid_grant', 'invalid_token']) {
  test(
    `an artifact refused with ${error} is sent again with a new token`,
    inAllUnless(error === 'invalid_token'),
    async ({ page, switches, watch }) => {
      watch.expectMessage(/status of 403/);
      await openAdd(page);
      await fillIn(page, `Sent again after ${error}`);
      await switches.fail('POST', createPath, { status: 403, body: { error }, times: 1 });
      await createButton(page).click();
      await expect(page).toHaveURL(/\/artifacts\/[0-9a-f-]{36}$/);
    },
  );
}

test(
  'no token, no artifact: it is said, and nothing is lost',
  inAll,
  async ({ page, switches, watch }) => {
    watch.expectMessage(/Failed to load resource/);
    await openAdd(page);
    await fillIn(page);
    await switches.fail('POST', '/api/token/', { status: 403, body: { error: 'invalid_scope' } });
    await switches.fail('POST', createPath, { status: 403, body: { error: 'invalid_grant' } });
    await createButton(page).click();
    await expect(formFailure(manualForm(page))).toContainText(
      'Could not get token. If this issue persists, please try to relog.',
    );
    await expectFilledIn(page);
  },
);

test(
  'every broken repository is refused, with its address kept',
  inAll,
  async ({ page, watch }) => {
    test.slow();
    watch.expectMessage(/status of 40[04]/);
    await openAdd(page, 'import');
    for (const { name } of [...brokenExamples, { name: 'trovi-examples/missing' }]) {
      const address = `https://github.com/${name}`;
      await repositoryUrl(page).fill(address);
      await importButton(page).click();
      await expect(formFailure(importForm(page)), name).toContainText(importHeading);
      await expect(repositoryUrl(page)).toHaveValue(address);
      await expect(repositoryUrl(page)).toBeFocused();
      await expect(formFailure(importForm(page))).toContainText(importHeading);
    }
  },
);

test(
  "the server's words about trovi.json are said as sentences",
  inAll,
  async ({ page, watch }) => {
    watch.expectMessage(/status of 400/);
    await openAdd(page, 'import');
    await repositoryUrl(page).fill('https://github.com/trovi-examples/missing-short-description');
    await importButton(page).click();
    await expect(formFailure(importForm(page))).toContainText('Enter a short description.');
  },
);

test('an address without a repository is not sent', inAll, async ({ page }) => {
  await openAdd(page, 'import');
  await importButton(page).click();
  await expectRemark(repositoryUrl(page), 'Please enter the address of a GitHub repository.');
  await repositoryUrl(page).fill('https://gitlab.com/owner/repo');
  await importButton(page).click();
  await expect(repositoryUrl(page)).toHaveAccessibleDescription(/not the address of a GitHub/);
  await expect(repositoryUrl(page)).toBeFocused();
});

for (const [what, fault, words] of [
  ['fails', { status: 500, body: { detail: '<unknown error>' } }, '<unknown error>'],
  ['breaks off', { cut: true, status: 200, body: { uuid: 'x' } }, 'did not answer'],
] as const) {
  test(`an import that ${what} keeps the address`, inAll, async ({ page, switches, watch }) => {
    watch.expectMessage(/Failed to load resource/);
    await openAdd(page, 'import');
    const address = 'https://github.com/trovi-examples/first-steps';
    await repositoryUrl(page).fill(address);
    await switches.fail('POST', importPath, fault);
    await importButton(page).click();
    await expect(formFailure(importForm(page))).toContainText(words);
    await expect(repositoryUrl(page)).toHaveValue(address);
    await expect(importButton(page)).toBeEnabled();
  });
}
