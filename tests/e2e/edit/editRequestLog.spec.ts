import type { RunningSandbox } from '../../../sandbox/sandbox';
import { withSandbox } from '../fixtures/servers/ownSandbox';
import { createShared } from '../fixtures/sharedArtifact';
import { expect, externalIdentity, test } from '../fixtures/signOnTest';
import { catalogueCalls, faultsOfCalls, type LoggedCall, watchCalls } from '../screen/callLog';
import { pageTitle, toasts } from '../screen/detail';
import {
  expectChosen,
  linkBox,
  linkButton,
  linkPatch,
  searchLinks,
} from '../screen/edit/editLinks';
import { changeEverything, saveMetadata, typedFields } from '../screen/edit/editMetadata';
import { addRow, chooseRole, deleteRole, roleRow, saveRoles } from '../screen/edit/editRoles';
import {
  openEdit,
  saveBar,
  sectionButton,
  textField,
  watchWrites,
} from '../screen/edit/editScreen';
import {
  answer,
  confirmSave,
  rowButton,
  saveVersions,
  versionRow,
} from '../screen/edit/editVersions';
import { cards } from '../screen/list';
import { createVersion, fillInDialog, lookUp, lookupPath } from '../screen/versionDialog';
import { inAll } from '../inAll';

// A commit can be registered once, and other test files register commits of the same repositories.
test.use({
  sandbox: [
    ({ filling, front }, provide) =>
      withSandbox({ ...filling.seeds, identity: externalIdentity }, provide, front),
    { scope: 'worker' },
  ],
});

const repository = 'https://github.com/trovi-examples/tail-latency.git';

test('each action of an owner sends one request and no others', async ({
  page,
  sandbox,
  switches,
}) => {
  await switches.setMigrations({ queuedMs: 0, inProgressMs: 0 });
  const { api, id, add, remove } = await createShared(sandbox, {
    tecor: 'collaborator',
    yan: 'administrator',
  });
  const stored = await api.addVersion(id);
  const first = await api.create({ title: 'Linked first' });
  const second = await api.create({ title: 'Linked second' });
  const commit = (await lookUp(sandbox, repository)).get('refs/heads/main') ?? '';

  const calls = watchCalls(page);
  const writes = watchWrites(page);
  await openEdit(page, id);
  const said = (words: string) => expect(toasts(page)).toContainText(words);

  await changeEverything(page);
  await saveMetadata(page).dblclick();
  await said('Updated metadata successfully.');

  await addRow(page, 'zoe+lab@example.edu');
  await chooseRole(page, roleRow(page, 'tecor'), 'administrator');
  await deleteRole(page, 'yan', 'administrator').click();
  await saveRoles(page).dblclick();
  await said('Updated roles.');

  await fillInDialog(page, repository, 'main');
  await createVersion(page).dblclick();
  await said('New version created.');

  await rowButton(page, stored, 'Request DOI').click();
  await saveVersions(page).click();
  await answer(page, 'Save Versions').dblclick();
  await said('DOI request accepted, please check back momentarily.');
  await expect(versionRow(page, stored).getByRole('link', { name: /^10\./ })).toBeVisible();

  const made = (await api.find(id)).versions.find(({ contents }) => contents.urn.includes(commit));
  const slug = made?.slug ?? '';
  await rowButton(page, slug, 'Delete').click();
  await confirmSave(page);
  await said('Updated versions.');

  await searchLinks(page, 'Linked ');
  await linkBox(page, 'Linked first').check();
  await linkBox(page, 'Linked second').check();
  await linkButton(page, 'Move Linked second up').click();
  await expectChosen(page, ['Linked second', 'Linked first']);
  await linkButton(page, 'Save Links').dblclick();
  await said('Updated links.');
  await expect(saveBar(page)).toHaveCount(0);

  await sectionButton(page, 'Versions', 'Delete Artifact and All Versions').click();
  await answer(page, 'Delete').dblclick();
  await said('Deleted artifact successfully.');
  await expect(page).toHaveURL(/\/artifacts$/);
  await expect(cards(page).first()).toBeVisible();
  await expect(pageTitle(page)).toHaveText('Browse Artifacts');

  const changes = {
    title: typedFields.Title,
    short_description: typedFields['Short Description'],
    long_description: typedFields['Long Description'],
    tags: ['networking'],
    visibility: 'public',
    authors: [
      {
        full_name: 'Maya Okafor',
        affiliation: 'Ostberg Institute',
        email: 'mokafor@cs.example.edu',
      },
    ],
  };
  const patch = Object.entries(changes).map(([name, value]) => ({
    op: 'replace',
    path: `/${name}`,
    value,
  }));
  expect(writes).toEqual([
    { method: 'PUT', path: `/artifacts/${id}/?partial=true`, body: { patch } },
    add('tecor', 'administrator'),
    add('zoe+lab@example.edu', 'collaborator'),
    remove('tecor', 'collaborator'),
    remove('yan', 'administrator'),
    creationOf(id, commit),
    {
      method: 'POST',
      path: `/artifacts/${id}/versions/${stored}/migration/`,
      body: { backend: 'zenodo' },
    },
    { method: 'DELETE', path: `/artifacts/${id}/versions/${slug}/` },
    { method: 'PUT', path: `/artifacts/${id}/?partial=true`, body: linkPatch([second, first]) },
    { method: 'DELETE', path: `/artifacts/${id}/` },
  ]);
  await expectAllAnswered(calls);
  expect(faultsOfCalls(calls, sandbox.urls)).toEqual([]);
  expect(exchanges(calls, sandbox)).toHaveLength(1);
});

test.describe('with catalogue, portal and sign-on server on other origins', () => {
  test.use({ baseURL: ({ splitSandbox }, provide) => provide(splitSandbox.urls.dashboard) });

  test(
    'each call goes to its server, and tokens to the catalogue alone',
    inAll,
    async ({ page, splitSandbox }) => {
      const { urls } = splitSandbox;
      const { api, id, add } = await createShared(splitSandbox, {});
      const other = await api.create({ title: 'Linked elsewhere' });
      const commit = (await lookUp(splitSandbox, repository)).get('refs/heads/main') ?? '';
      const calls = watchCalls(page);
      const writes = watchWrites(page);
      await openEdit(page, id);
      const said = (words: string) => expect(toasts(page)).toContainText(words);

      await textField(page, 'Long Description').fill('');
      await saveMetadata(page).click();
      await said('Updated metadata successfully.');
      await addRow(page, 'a+b@example.edu');
      await saveRoles(page).click();
      await said('Updated roles.');
      await fillInDialog(page, repository, 'main');
      await createVersion(page).click();
      await said('New version created.');
      await searchLinks(page, 'Linked elsewhere');
      await linkBox(page, 'Linked elsewhere').check();
      await linkButton(page, 'Save Links').click();
      await said('Updated links.');

      const path = `/artifacts/${id}/?partial=true`;
      const removal = { patch: [{ op: 'remove', path: '/long_description' }] };
      expect(writes).toEqual([
        { method: 'PUT', path, body: removal },
        add('a+b@example.edu', 'collaborator'),
        creationOf(id, commit),
        { method: 'PUT', path, body: linkPatch([other]) },
      ]);
      await expectAllAnswered(calls);
      expect(faultsOfCalls(calls, urls)).toEqual([]);
      expect(exchanges(calls, splitSandbox)).toHaveLength(1);
      const withToken = calls.filter(({ url }) => url.searchParams.has('access_token'));
      expect(new Set(withToken.map(({ url }) => url.origin))).toEqual(
        new Set([new URL(urls.api).origin]),
      );
      const lookups = calls.filter(({ url }) => url.pathname === lookupPath);
      // The dialog looks it up, and the suggestions do if they are in view.
      expect(new Set(lookups.map(({ url }) => url.href))).toEqual(
        new Set([`${urls.portal}${lookupPath}?remote_url=${encodeURIComponent(repository)}`]),
      );
    },
  );
});

function creationOf(id: string, commit: string) {
  return {
    method: 'POST',
    path: `/artifacts/${id}/versions/`,
    body: { contents: { urn: `urn:trovi:contents:git:${repository}@${commit}` } },
  };
}

/** Waits until no call is running. */
async function expectAllAnswered(calls: readonly LoggedCall[]): Promise<void> {
  await expect
    .poll(() => calls.filter(({ status, isCalledOff }) => !status && !isCalledOff))
    .toEqual([]);
}

/** The calls that fetch a token of the catalogue. */
function exchanges(calls: readonly LoggedCall[], { urls }: RunningSandbox): LoggedCall[] {
  return catalogueCalls(calls, urls).filter(({ url }) => url.pathname.endsWith('/token/'));
}
