import { accounts } from '../../fixtures/accounts';
import { apiAs, type CatalogueApi, type WireArtifact } from '../../fixtures/catalogueApi';
import { withSandbox } from '../../fixtures/servers/ownSandbox';
import { expect, externalIdentity, test } from '../../fixtures/signOnTest';
import { pageTitle, toasts } from '../../screen/detail';
import {
  editPath,
  openEdit,
  sectionButton,
  textField,
  watchWrites,
} from '../../screen/edit/editScreen';
import { answer, question, versionRow, versionsFailure } from '../../screen/edit/editVersions';
import { holdCalls, isWrite } from '../../screen/heldCalls';
import { inAll, inDeep } from '../../inAll';

const sample = (name: string) => `https://github.com/trovi-examples/${name}`;
const importCall = (id: string, name: string) => ({
  method: 'PUT',
  path: `/import/${id}/`,
  body: { github_url: sample(name) },
});

// A commit can be registered once, and other test files import the same repositories.
test.use({
  sandbox: [
    ({ filling, front }, provide) =>
      withSandbox({ ...filling.seeds, identity: externalIdentity }, provide, front),
    { scope: 'worker' },
  ],
});

/** Creates an artifact with a commit of its own. An import adds the newest commit. */
async function linkedTo(api: CatalogueApi, name: string, changes = {}): Promise<string> {
  const id = await api.create(changes);
  const unknownCommit = id.replaceAll('-', '').padEnd(40, '0');
  await api.addVersion(id, `urn:trovi:contents:git:${sample(name)}.git@${unknownCommit}`);
  return id;
}

/** Imports a sample repository as a new artifact. */
async function imported(api: CatalogueApi, name: string): Promise<WireArtifact> {
  const made = await api.send('POST', '/import/', { github_url: sample(name) });
  expect(made.status).toBe(200);
  return (await made.json()) as WireArtifact;
}

test(
  'the owner imports the newest commit once and sees the changes',
  inAll,
  async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const id = await linkedTo(api, 'tail-latency', { title: 'Typed by hand' });
    const writes = watchWrites(page);
    await openEdit(page, id);
    await textField(page, 'Short Description').fill('Not saved yet');
    await sectionButton(page, 'Versions', 'Import Version').click();
    const words = question(page, 'Import Version');
    await expect(words).toContainText('the newest commit of trovi-examples/tail-latency');
    await expect(words).toContainText('The repository needs a trovi.json file');
    await expect(words).toContainText('are overwritten from that file');
    await page.keyboard.press('Escape');
    await expect(words).toHaveCount(0);
    await expect(sectionButton(page, 'Versions', 'Import Version')).toBeFocused();
    expect(writes).toEqual([]);

    const gate = await holdCalls(page, isWrite);
    await sectionButton(page, 'Versions', 'Import Version').click();
    await answer(page, 'Import').dblclick();
    await expect(words).toContainText('Importing: this may take a minute.');
    await page.keyboard.press('Escape');
    await expect(words).toBeVisible();
    gate.open();
    await expect(toasts(page)).toContainText('Imported artifact');
    await expect(words).toHaveCount(0);
    expect(writes).toEqual([importCall(id, 'tail-latency')]);
    await expect(pageTitle(page)).toHaveText('Editing Tail latency under bursty load');
    await expect(textField(page, 'Title')).toHaveValue('Tail latency under bursty load');
    const { versions } = await api.find(id);
    expect(versions).toHaveLength(2);
    await expect(versionRow(page, versions[0]?.slug ?? '')).toBeVisible();
    // Text that is typed meanwhile survives the import.
    await expect(textField(page, 'Short Description')).toHaveValue('Not saved yet');
  },
);

test(
  'a commit that is registered already is not imported, and it is said where it is',
  inDeep,
  async ({ page, sandbox, watch }) => {
    watch.expectMessage(/status of 409/);
    const api = apiAs(sandbox, accounts.owner);
    const { uuid: id, versions } = await imported(api, 'first-steps');
    const writes = watchWrites(page);
    await openEdit(page, id);
    await sectionButton(page, 'Versions', 'Import Version').press('Enter');
    await answer(page, 'Import').press('Enter');
    const failure = versionsFailure(page);
    await expect(failure).toContainText(
      'Could not import artifact. This content is already registered.',
    );
    const place = failure.getByRole('link', {
      name: `version ${versions[0]?.slug} of this artifact`,
    });
    await expect(place).toHaveAttribute('target', '_blank');
    await expect(place).toHaveAttribute('href', new RegExp(`/artifacts/${id}/versions/`));
    expect(writes).toEqual([importCall(id, 'first-steps')]);
    expect((await api.find(id)).versions).toHaveLength(1);

    const second = await linkedTo(api, 'first-steps');
    await page.goto(editPath(second));
    await sectionButton(page, 'Versions', 'Import Version').click();
    await answer(page, 'Import').click();
    await expect(failure).toContainText('This content is already registered.');
    await expect(failure).toContainText('push a change to trovi-examples/first-steps');
  },
);
