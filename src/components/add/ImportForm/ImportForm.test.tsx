import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aUser } from '../../../../tests/builders/aUser';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import { deferred } from '../../../../tests/fakes/deferred';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { fakeStorage } from '../../../../tests/fakes/fakeStorage';
import { fakeWriter } from '../../../../tests/fakes/fakeWriter';
import { renderPart } from '../../../../tests/render/renderPart';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { CatalogueConfiguration } from '../../../domain/configuration/configuration';
import { CallError } from '../../../domain/errors/callError';
import { ImportForm } from './ImportForm';
import { exampleMetadata } from './exampleMetadata';

const onCreated = vi.fn();
const onNotify = vi.fn();
const onDirtyChange = vi.fn();
const address = 'https://github.com/example-lab/tail-latency';
const refused = (status: number, lines: string[] = []) =>
  new CallError('refused', 'no', status, lines);

function showForm(
  writer = fakeWriter(),
  drafts = fakeStorage(),
  settings: Partial<CatalogueConfiguration> = {},
) {
  const handlers = { onCreated, onNotify, onDirtyChange };
  const view = renderPart(<ImportForm writer={writer} drafts={drafts} {...handlers} />, {
    session: fakeSession(aUser()),
    configuration: aConfiguration(settings),
  });
  return { ...view, writer, drafts };
}

const url = () => screen.getByLabelText<HTMLInputElement>('GitHub Repository URL');
const submit = () => screen.getByRole('button', { name: 'Add Artifact' });

/** Awaits the response. */
const answered = () => waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());

beforeEach(() => {
  vi.clearAllMocks();
});

describe('ImportForm', () => {
  it('says what it takes', () => {
    showForm();
    expect(screen.getByText('The repository must be public.')).toBeTruthy();
    const needs = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(needs.join(' ')).toContain(
      'It must contain a trovi.json metadata file at its root, made by hand or with a command-line tool from Chameleon.',
    );
    const guide = screen.getByRole('link', { name: /How to describe an artifact/ });
    expect(guide.getAttribute('href')).toBe('https://docs.example.org/sharing');
    expect(
      screen.getByText('Further versions can be registered later on the Edit page.'),
    ).toBeTruthy();
    expect([url().type, url().required, url().placeholder]).toEqual([
      'url',
      true,
      'https://github.com/owner/repo',
    ]);
  });

  it('offers an example that is JSON', () => {
    showForm();
    const example = JSON.parse(exampleMetadata.join('\n')) as { '@graph': { '@id': string }[] };
    expect(example['@graph'].map((entity) => entity['@id'])).toEqual([
      'trovi.json',
      './',
      '#author_0',
    ]);
    expect(screen.getByText('A trovi.json to start from')).toBeTruthy();
  });

  it('imports by owner and repository alone', async () => {
    const { writer, user } = showForm();
    await user.type(url(), `${address}/tree/main`);
    expect(screen.getByText('Imports the newest commit of example-lab/tail-latency.')).toBeTruthy();
    await user.click(submit());
    await answered();
    expect(writer.addresses).toEqual([address]);
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(anArtifact().id);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith('positive', 'Imported artifact');
  });

  it.each(['', '.git'])(
    'imports from the code host of the configuration (“%s”)',
    async (ending) => {
      const codeHostUrl = 'http://localhost:4000/git';
      const { writer, user } = showForm(undefined, undefined, { codeHostUrl });
      await user.type(url(), `${codeHostUrl}/example-lab/tail-latency${ending}{Enter}`);
      await answered();
      expect(writer.addresses).toEqual([`${codeHostUrl}/example-lab/tail-latency`]);
    },
  );

  it('sends nothing that leads to no repository', async () => {
    const { writer, user } = showForm();
    await user.click(submit());
    const missing = 'Please enter the address of a GitHub repository.';
    expect(screen.getByRole('textbox', { description: missing })).toBe(document.activeElement);
    await user.type(url(), 'https://gitlab.com/example-lab/tail-latency{Enter}');
    expect(
      screen.getByRole('textbox', { description: /not the address of a GitHub repository/ }),
    ).toBe(document.activeElement);
    expect(url().value).toBe('https://gitlab.com/example-lab/tail-latency');
    expect(writer.addresses).toEqual([]);
  });

  it('shows that it runs, once, and ends that with the answer', async () => {
    const response = deferred<Artifact>();
    const { writer, user } = showForm(fakeWriter(response.promise));
    await user.type(url(), `${address}{Enter}{Enter}`);
    await user.dblClick(submit());
    expect(writer.addresses).toHaveLength(1);
    expect(url().disabled).toBe(true);
    expect(submit().getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(submit()));
    expect(screen.getByRole('img', { name: 'Importing' })).toBeTruthy();
    expect(screen.getByText(/Importing example-lab\/tail-latency/)).toBeTruthy();
    await act(async () => response.reject(refused(400, ['title: This field is required.'])));
    expect(url().disabled).toBe(false);
    expect(submit().getAttribute('aria-busy')).toBeNull();
    expect(screen.queryByRole('img', { name: 'Importing' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(url()));
  });

  it('lists what the server found in trovi.json, and keeps the address', async () => {
    const lines = ['short description: This field is required.', 'authors (1, email): No.'];
    const { writer, user } = showForm(fakeWriter(refused(400, lines)));
    await user.type(url(), `${address}{Enter}`);
    await answered();
    expect(onNotify).toHaveBeenCalledExactlyOnceWith(
      'negative',
      'Could not import artifact. Is trovi.json file invalid?\nAdd a short description to trovi.json, as “disambiguatingDescription”.\nError authors (1, email): No.',
      true,
    );
    const note = screen.getByRole('alert');
    expect(note.textContent).toContain(
      'Add a short description to trovi.json, as “disambiguatingDescription”.\nauthors (1, email): No.',
    );
    expect(note.textContent).toContain(
      'The address is still here. Change trovi.json in the repository, then press Add Artifact to try again.',
    );
    expect(url().value).toBe(address);
    writer.response = anArtifact();
    await user.click(submit());
    await answered();
    expect(onCreated).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that this content is already registered', async () => {
    const { user } = showForm(fakeWriter(refused(409, ['Taken.'])));
    await user.type(url(), `${address}{Enter}`);
    await answered();
    const message = 'Could not import artifact. This content is already registered.';
    expect(onNotify).toHaveBeenCalledExactlyOnceWith('negative', message, true);
    expect(screen.getByRole('alert').textContent).toContain(message);
  });

  it.each([[[]], [['Unknown error.']]])(
    'points to emoji where the server fails (%j)',
    async (lines) => {
      const { user } = showForm(fakeWriter(refused(500, lines)));
      await user.type(url(), `${address}{Enter}`);
      await answered();
      const hint = 'The catalogue may not accept emoji. If trovi.json holds some, remove them.';
      expect(onNotify).toHaveBeenCalledExactlyOnceWith(
        'negative',
        expect.stringContaining(hint),
        true,
      );
      expect(screen.getByRole('alert').textContent).toContain(hint);
    },
  );

  it('forgets a failure with the address that it is about', async () => {
    const { user } = showForm(fakeWriter(refused(500)));
    await user.type(url(), `${address}{Enter}`);
    await answered();
    expect(screen.getByRole('alert')).toBeTruthy();
    await user.type(url(), '2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gives a draft back, and keeps none of what was imported', async () => {
    const { user, drafts, unmount } = showForm();
    await user.type(url(), 'https://github.com/example-lab/');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    unmount();
    const again = showForm(fakeWriter(), drafts);
    expect(url().value).toBe('https://github.com/example-lab/');
    expect(screen.getByText(/Your draft is back/)).toBeTruthy();
    await user.type(url(), 'tail-latency{Enter}');
    await answered();
    expect(onCreated).toHaveBeenCalledOnce();
    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(false));
    again.unmount();
    expect(drafts.length).toBe(0);
  });
});
