import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { aVersion } from '../../../../../tests/builders/aVersion';
import { type FakeEditor, fakeEditor } from '../../../../../tests/fakes/fakeEditor';
import { fakeRepository } from '../../../../../tests/fakes/fakeRepository';
import { setOnline } from '../../../../../tests/render/connection';
import { type FakeTimers, fakeTimers } from '../../../../../tests/render/fakeTimers';
import { renderPart } from '../../../../../tests/render/renderPart';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { CallError } from '../../../../domain/errors/callError';
import type { GitRef } from '../../../../domain/artifact/git/gitRefs';
import { useCatalogueLoader } from '../../../services/useCatalogueLoad';
import { VersionDialog } from './VersionDialog';
import type { VersionDialogProps } from '../../../forms/KindFields/versionDialogProps';

const commit = (digit: string) => digit.repeat(40);
const refs: GitRef[] = [
  { commit: commit('4'), name: 'HEAD' },
  { commit: commit('4'), name: 'refs/heads/main' },
  { commit: commit('5'), name: 'refs/heads/feature/x' },
  { commit: commit('9'), name: 'refs/tags/v1.0' },
  { commit: commit('7'), name: 'refs/tags/v1.0^{}' },
  { commit: commit('3'), name: 'refs/pull/12/head' },
];
const url = 'https://git.example.org/lab/traces.git';
const urnOf = (digit: string, address = url) =>
  `urn:trovi:contents:git:${address}@${commit(digit)}`;
const server = anArtifact();
const handlers = {
  onClose: vi.fn(),
  onCreated: vi.fn(),
  onNotify: vi.fn(),
  findCreated: vi.fn<NonNullable<VersionDialogProps['findCreated']>>(),
};

let timers: FakeTimers;

function Page(props: Partial<VersionDialogProps> & { editor: FakeEditor }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <VersionDialog
        artifactId={server.id}
        {...handlers}
        {...props}
        isOpen={isOpen}
        onClose={() => {
          handlers.onClose();
          setIsOpen(false);
        }}
      />
    </>
  );
}

/** Another part of the page, which has loaded everything. */
function WholeCatalogue() {
  const loader = useCatalogueLoader();
  useEffect(() => {
    loader.loadUntil(() => false);
  }, [loader]);
  return null;
}

/** The dialog, open, after the response to its first request. */
async function show(
  options: Partial<VersionDialogProps> & { editor?: FakeEditor; loaded?: Artifact[] } = {},
) {
  const { editor = fakeEditor({ server, refs }), loaded = [], ...props } = options;
  const page = (
    <>
      <WholeCatalogue />
      <Page editor={editor} {...props} />
    </>
  );
  renderPart(page, { repository: fakeRepository({ pages: [loaded] }) });
  await settle();
  return editor;
}

/** Lets what is under way come to its end. */
const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(0)));
const pause = async (milliseconds = 500) => {
  timers.pass(milliseconds);
  await settle();
};
const dialog = () => screen.queryByRole('dialog', { name: 'Create Version from Git' });
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Git Clone URL' });
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Select Git Branch/Tag' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const create = () => screen.getByRole('button', { name: 'Create Version' });
const said = () => screen.getByRole('status').textContent;
const callsOf = (editor: FakeEditor, name: string) =>
  editor.calls.filter((call) => call.name === name).map(({ args }) => args);

async function chooseMain() {
  await timers.user.click(box());
  await timers.user.click(screen.getByRole('option', { name: /^main/ }));
}
async function send() {
  await timers.user.click(create());
  await settle();
}

beforeEach(() => {
  vi.clearAllMocks();
  timers = fakeTimers();
});
afterEach(() => timers.restore());

describe('VersionDialog', () => {
  it('looks up the linked repository at once, and shows what people choose from', async () => {
    const editor = await show({ initialUrl: url });
    expect(address().value).toBe(url);
    expect(address().type).toBe('url');
    expect(callsOf(editor, 'findGitRefs')).toEqual([[url]]);
    await waitFor(() => expect(said()).toBe('3 branches and tags found'));
    await timers.user.click(box());
    expect(options()).toEqual(['main default branch', 'feature/x branch', 'v1.0 tag']);
  });

  it('creates a version of the commit that was chosen', async () => {
    const editor = await show({ initialUrl: url });
    await timers.user.click(box());
    await timers.user.click(screen.getByRole('option', { name: 'v1.0 tag' }));
    expect(box().value).toBe('v1.0');
    await waitFor(() => expect(said()).toBe('v1.0, tag, chosen'));
    expect(screen.getByText('777777777777')).toBeTruthy();
    await send();
    expect(callsOf(editor, 'createVersion')).toEqual([[server.id, urnOf('7')]]);
    expect(handlers.onNotify).toHaveBeenCalledExactlyOnceWith('positive', 'New version created.');
    expect(handlers.onCreated.mock.lastCall?.[0]).toMatchObject({ contentsUrn: urnOf('7') });
    expect(dialog()).toBeNull();
  });

  it('chooses the branch of a page that was pasted, until another one is typed', async () => {
    const editor = await show();
    await timers.user.click(address());
    await timers.user.paste('https://codeberg.org/o/r/src/branch/feature/x/docs/a.md');
    await pause();
    expect(callsOf(editor, 'findGitRefs')).toEqual([['https://codeberg.org/o/r']]);
    expect(box().value).toBe('feature/x');
    await waitFor(() => expect(said()).toBe('feature/x, branch, chosen'));
    await timers.user.clear(box());
    expect(box().value).toBe('');
    await timers.user.type(box(), 'v1{Enter}');
    await send();
    const [, urn] = callsOf(editor, 'createVersion')[0] ?? [];
    expect(urn).toBe(`urn:trovi:contents:git:https://codeberg.org/o/r@${commit('7')}`);
  });

  it('works by keys alone', async () => {
    const editor = await show();
    await waitFor(() => expect(document.activeElement).toBe(address()));
    await timers.user.keyboard(url);
    await pause();
    await timers.user.keyboard('{Tab}fea{Enter}');
    expect(box().value).toBe('feature/x');
    expect(editor.calls.map(({ name }) => name)).not.toContain('createVersion');
    await timers.user.keyboard('{Enter}');
    await settle();
    expect(callsOf(editor, 'createVersion')).toEqual([[server.id, urnOf('5')]]);
  });

  it('waits for a pause in typing, and drops what was asked before', async () => {
    const editor = await show({ initialUrl: url });
    editor.hold('findGitRefs');
    await timers.user.type(address(), '/');
    await waitFor(() => expect(said()).toBe('3 branches and tags found'));
    await timers.user.clear(address());
    await timers.user.type(address(), 'https://git.example.org/lab/one');
    await pause(499);
    expect(callsOf(editor, 'findGitRefs')).toHaveLength(1);
    await pause(1);
    await waitFor(() => expect(said()).toBe('Looking for branches and tags'));
    expect(callsOf(editor, 'findGitRefs')[1]).toEqual(['https://git.example.org/lab/one']);
    await timers.user.type(address(), 's');
    editor.refs = [{ commit: commit('1'), name: 'refs/heads/stale' }];
    editor.release();
    await settle();
    editor.refs = [{ commit: commit('2'), name: 'refs/heads/fresh' }];
    await pause();
    await timers.user.click(box());
    expect(options()).toEqual(['fresh branch']);
    expect(callsOf(editor, 'findGitRefs')).toHaveLength(3);
  });

  it('forgets a choice with the repository that it was made in', async () => {
    const editor = await show({ initialUrl: url });
    await chooseMain();
    await timers.user.type(address(), 'x');
    expect(box().value).toBe('');
    await pause();
    await send();
    expect(callsOf(editor, 'createVersion')).toEqual([]);
  });

  it('searches by short names, and takes a whole name that was typed and left', async () => {
    await show({ initialUrl: url });
    await timers.user.type(box(), 'v1');
    expect(options()).toEqual(['v1.0 tag']);
    await waitFor(() => expect(said()).toBe('1 of 3 match'));
    await timers.user.type(box(), 'x');
    expect(screen.getByText('No branch or tag matches “v1x”.')).toBeTruthy();
    await timers.user.tab();
    expect(screen.getByText('This repository has no branch or tag “v1x”.')).toBeTruthy();
    await timers.user.clear(box());
    await timers.user.type(box(), 'MAIN');
    await timers.user.tab();
    await waitFor(() => expect(said()).toBe('main, default branch, chosen'));
  });

  it('closes its list first by Escape, and keeps the choice', async () => {
    await show({ initialUrl: url });
    await chooseMain();
    await timers.user.click(box());
    await timers.user.keyboard('{Escape}');
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(box().value).toBe('main');
    expect(dialog()).toBeTruthy();
    await timers.user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  it('asks for both fields', async () => {
    const editor = await show();
    await send();
    expect(handlers.onNotify).toHaveBeenCalledExactlyOnceWith(
      'negative',
      'Please fill in both fields',
      true,
    );
    expect(screen.getByRole('alert').textContent).toBe('Please fill in both fields');
    expect(address().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(address()));
    await timers.user.type(address(), url);
    await pause();
    await send();
    expect(handlers.onNotify).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(document.activeElement).toBe(box()));
    await chooseMain();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(callsOf(editor, 'createVersion')).toEqual([]);
  });

  it('refuses what is no clone address without asking anybody', async () => {
    const editor = await show();
    await timers.user.type(address(), 'not a url');
    expect(address().getAttribute('aria-invalid')).toBeNull();
    await pause();
    expect(
      screen.getByText(/^This is not the clone URL of a git repository\. It should look like/),
    ).toBeTruthy();
    expect(editor.calls).toEqual([]);
  });

  it('never hands credentials to the portal or to the catalogue', async () => {
    const editor = await show({ initialUrl: 'https://noor:secret@git.example.org/lab/traces.git' });
    await chooseMain();
    await send();
    expect(JSON.stringify(editor.calls)).not.toContain('secret');
    expect(callsOf(editor, 'createVersion')).toEqual([[server.id, urnOf('4')]]);
  });

  it('says where nothing was found', async () => {
    await show({ initialUrl: url, editor: fakeEditor({ refs: [] }) });
    await waitFor(() => expect(said()).toMatch(/^Nothing found: check the URL\./));
    const remark = document.getElementById(address().getAttribute('aria-describedby') ?? '');
    expect(remark?.textContent).toBe(said());
    await timers.user.click(box());
    expect(screen.getByText('Nothing to choose from.')).toBeTruthy();
  });

  it('says that the lookup failed, and asks again', async () => {
    const failure = new CallError('network', 'no');
    const editor = fakeEditor({ refs, failWith: { findGitRefs: failure } });
    await show({ initialUrl: url, editor });
    const message = 'Failed to fetch options: Chameleon did not respond.';
    expect(handlers.onNotify).toHaveBeenCalledExactlyOnceWith('negative', message, true);
    expect(screen.getByRole('alert').textContent).toContain(message);
    editor.failWith = {};
    await timers.user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(said()).toBe('3 branches and tags found'));
    await waitFor(() => expect(document.activeElement).toBe(box()));
  });

  it('looks up again by itself when the connection is back', async () => {
    const editor = fakeEditor({ refs, failWith: { findGitRefs: new CallError('network', 'no') } });
    await show({ initialUrl: url, editor });
    editor.failWith = {};
    await setOnline(true);
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(said()).toBe('3 branches and tags found'));
  });

  it('sends one request for a double click, and nothing closes it meanwhile', async () => {
    const editor = fakeEditor({ server, refs, held: ['createVersion'] });
    await show({ initialUrl: url, editor });
    await chooseMain();
    await timers.user.dblClick(create());
    await timers.user.keyboard('{Escape}');
    await timers.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(handlers.onClose).not.toHaveBeenCalled();
    expect(create().getAttribute('aria-busy')).toBe('true');
    expect(address().disabled).toBe(true);
    editor.release();
    await settle();
    expect(callsOf(editor, 'createVersion')).toHaveLength(1);
    expect(handlers.onCreated).toHaveBeenCalledOnce();
  });

  it('refuses a name that the catalogue cannot store before sending it', async () => {
    const long = `https://git.example.org/${'x'.repeat(200)}.git`;
    const editor = await show({ initialUrl: long });
    await chooseMain();
    const length = urnOf('4', long).length;
    expect(
      screen.getByText(new RegExp(`it has ${length} characters. The limit is 254`)),
    ).toBeTruthy();
    await send();
    expect(callsOf(editor, 'createVersion')).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(address()));
  });

  it('sends the longest name that the catalogue stores', async () => {
    const base = 'https://git.example.org/';
    const long = base + 'x'.repeat(254 - urnOf('4', base).length);
    const editor = await show({ initialUrl: long });
    await chooseMain();
    await send();
    const [[, urn] = []] = callsOf(editor, 'createVersion');
    expect(urn).toHaveLength(254);
  });

  it('shows what the server said of a refusal, and keeps everything', async () => {
    const editor = fakeEditor({
      server,
      refs,
      failWith: { createVersion: new CallError('refused', 'no', 400, ['contents (urn): No.']) },
    });
    await show({ initialUrl: url, editor });
    await chooseMain();
    await send();
    expect(handlers.onNotify).toHaveBeenCalledExactlyOnceWith(
      'negative',
      'Version create failed\nError contents (urn): No.',
      true,
    );
    expect(screen.getByRole('alert').textContent).toContain('contents (urn): No.');
    expect([address().value, box().value]).toEqual([url, 'main']);
    editor.failWith = {};
    await send();
    expect(handlers.onCreated).toHaveBeenCalledOnce();
  });

  it('names emoji in labels of links where the server fails', async () => {
    const failWith = { createVersion: new CallError('refused', 'no', 500, ['Unknown error.']) };
    await show({ initialUrl: url, editor: fakeEditor({ server, refs, failWith }) });
    await chooseMain();
    await timers.user.click(screen.getByRole('button', { name: 'Add link' }));
    await timers.user.type(screen.getByRole('textbox', { name: 'Label' }), 'Data 🦊');
    await timers.user.type(screen.getByRole('textbox', { name: 'URN' }), 'urn:x:y');
    await send();
    expect(screen.getByRole('alert').textContent).toContain(
      'Labels of links: The catalogue may not accept emoji and other rare characters. Remove “🦊”',
    );
  });

  it.each(['network', 'shape'] as const)(
    'says that it may have been created where the answer is lost (%s)',
    async (code) => {
      const failWith = { createVersion: new CallError(code, 'no') };
      await show({ initialUrl: url, editor: fakeEditor({ server, refs, failWith }) });
      await chooseMain();
      await send();
      expect(handlers.onNotify.mock.lastCall?.[1]).toMatch(
        /^Could not create version, try refreshing the page\n/,
      );
      expect(screen.getByRole('alert').textContent).toContain('It may have been created');
      expect(handlers.findCreated).toHaveBeenCalledExactlyOnceWith(urnOf('4'));
      expect(handlers.onCreated).not.toHaveBeenCalled();
      expect(box().value).toBe('main');
    },
  );

  it('goes on as after a yes where the version is found to have been created', async () => {
    const failWith = { createVersion: new CallError('network', 'no') };
    const created = aVersion({ contentsUrn: urnOf('4') });
    handlers.findCreated.mockResolvedValueOnce(created);
    await show({ initialUrl: url, editor: fakeEditor({ server, refs, failWith }) });
    await chooseMain();
    await send();
    expect(handlers.onNotify.mock.lastCall).toEqual(['positive', 'New version created.']);
    expect(handlers.onCreated).toHaveBeenCalledExactlyOnceWith(created);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the content is registered already', async () => {
    const failWith = { createVersion: new CallError('refused', 'no', 409, ['Taken.']) };
    await show({ initialUrl: url, editor: fakeEditor({ server, refs, failWith }) });
    await chooseMain();
    await send();
    const message = 'Version create failed. This content is already registered.';
    expect(handlers.onNotify).toHaveBeenCalledExactlyOnceWith('negative', message, true);
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(screen.queryByRole('link', { name: /^version/ })).toBeNull();
    expect(handlers.findCreated).not.toHaveBeenCalled();
  });

  it('finds the content in what the catalogue has loaded', async () => {
    const versions = [aVersion({ slug: '2026-01-01', contentsUrn: urnOf('4').toUpperCase() })];
    const other = anArtifact({ id: 'other', title: 'Traces', versions });
    await show({
      initialUrl: url,
      editor: fakeEditor({ server, refs, others: [other] }),
      loaded: [other],
    });
    await chooseMain();
    await send();
    const link = screen.getByRole('link', { name: /version 2026-01-01 of Traces/ });
    expect(link.getAttribute('href')).toMatch(/artifacts\/other\/versions\/2026-01-01$/);
  });

  it('links to the version that holds the content', async () => {
    const [version] = server.versions;
    const findRegistered = () => ({ artifact: server, version: version! });
    const failWith = { createVersion: new CallError('refused', 'no', 409) };
    const editor = fakeEditor({ server, refs, failWith });
    await show({ initialUrl: url, editor, findRegistered });
    await chooseMain();
    await send();
    const link = screen.getByRole('link', { name: /version 2026-03-02 of this artifact/ });
    expect(link.getAttribute('href')).toMatch(/artifacts\/8a718dc4[\w-]+\/versions\/2026-03-02$/);
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('offers what was entered when it opens again, with fresh refs', async () => {
    const editor = await show();
    await timers.user.type(address(), url);
    await pause();
    await chooseMain();
    await timers.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog()).toBeNull();
    editor.refs = [{ commit: commit('8'), name: 'refs/heads/main' }];
    await timers.user.click(screen.getByRole('button', { name: 'Open' }));
    await settle();
    await waitFor(() => expect(said()).toBe('main, branch, chosen'));
    expect([address().value, box().value]).toEqual([url, 'main']);
    await send();
    expect(callsOf(editor, 'createVersion')).toEqual([[server.id, urnOf('8')]]);
    await timers.user.click(screen.getByRole('button', { name: 'Open' }));
    expect([address().value, box().value]).toEqual(['', '']);
  });
});
