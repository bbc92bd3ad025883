import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { aUser } from '../../../../../tests/builders/aUser';
import { aVersion } from '../../../../../tests/builders/aVersion';
import { fakeEditor } from '../../../../../tests/fakes/fakeEditor';
import {
  answer,
  press,
  renderVersions,
  writesOf,
} from '../../../../../tests/render/renderVersions';
import { CallError } from '../../../../domain/errors/callError';

const url = 'https://github.com/example-lab/tail-latency';
const refused = (status: number, ...lines: string[]) =>
  new CallError('refused', 'no', status, lines);
const failed = 'Could not import artifact. Is trovi.json file invalid?';
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const note = () => screen.getByRole('alert').textContent;

async function importVersion(editor = fakeEditor()) {
  const page = renderVersions({ editor });
  await page.user.click(press('Import Version'));
  await page.user.click(answer('Import'));
  await closed();
  return page;
}

describe('Import Version', () => {
  it('is offered where a repository on GitHub is linked', () => {
    const contentsUrn = 'urn:trovi:contents:git:https://gitlab.com/example-lab/traces.git@main';
    const server = anArtifact({ versions: [aVersion({ contentsUrn })] });
    renderVersions({ editor: fakeEditor({ server }) });
    expect(screen.queryByRole('button', { name: 'Import Version' })).toBeNull();
  });

  it('tells others than the owner why they cannot', async () => {
    const { user, editor } = renderVersions({ user: aUser({ username: 'li.wei@example.org' }) });
    const barred = screen.getByRole('button', {
      name: 'Import Version',
      description: 'Only the owner can import versions.',
    });
    expect([barred.getAttribute('aria-disabled'), barred.matches(':disabled')]).toEqual([
      'true',
      false,
    ]);
    await user.click(barred);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(editor.calls).toEqual([]);
  });

  it('says what it needs and what it overwrites before anything is sent', async () => {
    const { user, editor } = renderVersions();
    await user.click(press('Import Version'));
    const question = screen.getByRole('alertdialog', { name: 'Import Version' }).textContent;
    expect(question).toContain('newest commit of example-lab/tail-latency');
    expect(question).toContain('The repository needs a trovi.json file');
    expect(question).toContain(
      'Title, descriptions, tags and authors of this artifact are overwritten',
    );
    await user.click(answer('Cancel'));
    expect(editor.calls).toEqual([]);
  });

  it('imports with one call and shows the new version', async () => {
    const editor = fakeEditor({ held: ['importVersion'] });
    const { user, onNotify } = renderVersions({ editor });
    await user.click(press('Import Version'));
    await user.dblClick(answer('Import'));
    expect(answer('Import').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Importing: this may take a minute.')).toBeTruthy();
    await act(async () => editor.release());
    await closed();
    expect(editor.calls).toEqual([{ name: 'importVersion', args: [anArtifact().id, url] }]);
    expect(onNotify.mock.calls).toEqual([['positive', 'Imported artifact']]);
    expect(screen.getByRole('link', { name: '2026-11-20' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(press('Import Version')));
  });

  it('lists what the server found in trovi.json', async () => {
    const failure = refused(400, 'title: This field is required.');
    const { onNotify } = await importVersion(fakeEditor({ failWith: { importVersion: failure } }));
    expect(onNotify.mock.calls).toEqual([
      ['negative', `${failed}\nAdd a title to trovi.json, as “name”.`, true],
    ]);
    expect(note()).toContain(
      'Nothing was changed. Change trovi.json in the repository, then press Import Version to try again.',
    );
  });

  it('explains that only the owner may', async () => {
    const failure = refused(403, 'No.');
    await importVersion(fakeEditor({ failWith: { importVersion: failure } }));
    expect(note()).toContain('Only the owner can import versions.');
  });

  it('points to emoji where the server fails', async () => {
    const failure = refused(500, 'Unknown error.');
    await importVersion(fakeEditor({ failWith: { importVersion: failure } }));
    expect(note()).toContain('The catalogue may not accept emoji.');
    expect(note()).toContain('Unknown error.');
  });

  it('says where the newest commit is registered already', async () => {
    const commit = '4f1c2d9e8b7a6c5d4e3f2a1b0c9d8e7f6a5b4c3d';
    const refs = [{ commit, name: 'HEAD' }];
    const editor = fakeEditor({ refs, failWith: { importVersion: refused(409, 'Taken.') } });
    const { onNotify } = await importVersion(editor);
    expect(onNotify.mock.calls).toEqual([
      ['negative', 'Could not import artifact. This content is already registered.', true],
    ]);
    expect(screen.getByRole('alert').querySelector('a')?.textContent).toContain(
      'version 2026-03-02 of this artifact',
    );
    expect(editor.calls.at(-1)).toEqual({ name: 'findGitRefs', args: [`${url}.git`] });
  });

  it('says that the newest commit is registered already where its place is unknown', async () => {
    const failWith = { importVersion: refused(409), findGitRefs: refused(500) };
    await importVersion(fakeEditor({ failWith }));
    expect(note()).toContain('The newest commit belongs to a version already.');
    expect(note()).toContain('Commit and push a change to example-lab/tail-latency');
  });

  it.each([new CallError('network', 'no answer'), refused(504)])(
    'reads the artifact again where nobody knows what happened (%o)',
    async (failure) => {
      const editor = fakeEditor();
      const { importVersion: importIt } = editor;
      editor.importVersion = async (...args) => {
        await importIt(...args);
        throw failure;
      };
      const { onNotify } = await importVersion(editor);
      expect(writesOf(editor)).toEqual([['importVersion', url]]);
      expect(note()).toContain('New in the list: 2026-11-20.');
      expect(screen.getByRole('link', { name: '2026-11-20' })).toBeTruthy();
      expect(onNotify).not.toHaveBeenCalledWith('positive', 'Imported artifact');
    },
  );

  it('says that it may have happened where the artifact cannot be read either', async () => {
    const failure = new CallError('network', 'no answer');
    await importVersion(fakeEditor({ failWith: { importVersion: failure, find: failure } }));
    expect(note()).toContain('It may have been imported. Refresh the page first.');
  });
});

describe('Create Version', () => {
  it('opens its dialog with the clone address of the linked repository', async () => {
    const { user } = renderVersions();
    await user.click(press('Create Version'));
    const field = await screen.findByLabelText<HTMLInputElement>(/Git Clone URL/);
    expect(field.value).toBe(`${url}.git`);
  });

  it('shows the new version', async () => {
    const refs = [{ commit: '9'.repeat(40), name: 'refs/heads/main' }];
    const editor = fakeEditor({ refs });
    const { user, onNotify } = renderVersions({ editor });
    await user.click(press('Create Version'));
    const select = await screen.findByRole('combobox', { name: /Select Git Branch\/Tag/ });
    await waitFor(() => expect(editor.calls.map(({ name }) => name)).toContain('findGitRefs'));
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: /main/ }));
    const [, create] = screen.getAllByRole('button', { name: 'Create Version', hidden: true });
    if (create) await user.click(create);
    await waitFor(() => expect(screen.getByRole('link', { name: '2026-11-20' })).toBeTruthy());
    expect(onNotify.mock.calls).toEqual([['positive', 'New version created.']]);
    expect(editor.calls.at(-1)?.name).toBe('find');
  });
});
