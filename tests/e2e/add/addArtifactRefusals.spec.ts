import { brokenExamples } from '../../../sandbox/codeHost/samples/brokenExamples';
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
  manualForm,
  openAdd,
  repositoryUrl,
} from '../screen/addForm';
import { inAll, inDeep } from '../inAll';

const heading = 'Could not create artifact.';
const importHeading = 'Could not import artifact. Is trovi.json file invalid?';

test(
  'a refusal appears next to its field and in a toast, and typed text stays',
  inAll,
  async ({ page, switches, watch }) => {
    watch.expectMessage(/Failed to load resource/);
    await openAdd(page);
    await fillIn(page);
    for (const { body, control, words } of [
      {
        body: { title: ['Too dull.'] },
        control: field(page, 'Title'),
        words: 'Too dull.',
      },
      {
        body: { authors: [{ email: ['Enter a valid email address.'] }] },
        control: field(page, 'Email'),
        words: 'Enter a valid email address.',
      },
    ]) {
      await switches.fail('POST', createPath, { status: 400, body, times: 1 });
      await createButton(page).click();
      await expectRemark(control, words);
      await expect(control).toBeFocused();
      await expect(formFailure(manualForm(page))).toContainText(heading);
      await expectFilledIn(page);
    }
    for (const [fault, words] of [
      [{ status: 500, body: { detail: 'Broken <b>inside</b>.' } }, 'Broken <b>inside</b>.'],
      [{ cut: true, status: 201, body: { uuid: 'x' } }, 'The catalogue did not respond.'],
    ] as const) {
      await switches.fail('POST', createPath, { ...fault, times: 1 });
      await createButton(page).click();
      await expect(formFailure(manualForm(page))).toContainText(words);
      await expect(formFailure(manualForm(page))).toContainText(heading);
      await expectFilledIn(page);
    }
    await createButton(page).click();
    await expect(page).toHaveURL(/\/artifacts\/[0-9a-f-]{36}$/);
  },
);

test(
  'emoji that the server fails on are named beside their fields',
  inDeep,
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
  'an artifact refused with invalid_token is sent again with a new token',
  inDeep,
  async ({ page, switches, watch }) => {
    watch.expectMessage(/status of 403/);
    await openAdd(page);
    await fillIn(page, 'Sent again');
    await switches.fail('POST', createPath, {
      status: 403,
      body: { error: 'invalid_token' },
      times: 1,
    });
    await createButton(page).click();
    await expect(page).toHaveURL(/\/artifacts\/[0-9a-f-]{36}$/);
  },
);

test(
  'no token, no artifact: it is said, and nothing is lost',
  inDeep,
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
  inDeep,
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
