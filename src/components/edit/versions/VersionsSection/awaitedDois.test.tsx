import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { aUser } from '../../../../../tests/builders/aUser';
import { aVersion } from '../../../../../tests/builders/aVersion';
import { fakeEditor, type FakeEditor } from '../../../../../tests/fakes/fakeEditor';
import { deferred } from '../../../../../tests/fakes/deferred';
import { fakeStorage } from '../../../../../tests/fakes/fakeStorage';
import { fakeTimers, type FakeTimers } from '../../../../../tests/render/fakeTimers';
import {
  answer,
  press,
  renderVersions,
  versionRow,
} from '../../../../../tests/render/renderVersions';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { storeDoiRequests } from '../../../../domain/editing/doiRequests';
import { CallError } from '../../../../domain/errors/callError';

const version = aVersion({ slug: '2025-06-02', contentsUrn: 'urn:trovi:contents:chameleon:one' });
const artifact = anArtifact({ versions: [version] });
const timing = { first: 2000, longest: 16_000, timeout: 60_000 };
const looks = (editor: FakeEditor) => editor.calls.filter(({ name }) => name === 'find').length;
const row = () => versionRow('2025-06-02');

let timers: FakeTimers;
beforeEach(() => {
  timers = fakeTimers();
});
afterEach(() => {
  timers.restore();
  vi.restoreAllMocks();
});

/** Lets time pass, so that responses arrive. */
async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** The section as it is after a reload, a while after a DOI was requested. */
function reload(since: number, editor = fakeEditor({ server: artifact }), drafts = fakeStorage()) {
  const request = { ...version, requestedAt: Date.now() - since };
  storeDoiRequests(drafts, aUser().urn, artifact.id, [request]);
  return renderVersions({ editor, drafts, timing });
}

/** The archive takes the version over. */
function assign(editor: FakeEditor, doi = '10.5281/zenodo.77') {
  const contentsUrn = `urn:trovi:contents:zenodo:${doi}`;
  editor.server = anArtifact({ versions: [{ ...version, contentsUrn }] });
}

function hidePage(isHidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

describe('a DOI that was requested', () => {
  it('is looked for from time to time, ever less often, until it is there', async () => {
    const { editor, onNotify } = reload(0);
    expect(row().getByText('DOI requested…')).toBeTruthy();
    expect(row().getByRole('img', { name: 'Awaiting the DOI of 2025-06-02' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Request DOI/ })).toBeNull();
    const counts = [];
    for (const pause of [1999, 1, 4000, 8000, 16_000]) {
      await pass(pause);
      counts.push(looks(editor));
    }
    expect(counts).toEqual([0, 1, 2, 3, 4]);
    assign(editor);
    await pass(16_000);
    expect(row().getByRole('link', { name: /10\.5281\/zenodo\.77/ })).toBeTruthy();
    expect(onNotify.mock.calls).toEqual([['info', 'DOI 10.5281/zenodo.77 was assigned']]);
    const count = looks(editor);
    await pass(120_000);
    expect(looks(editor)).toBe(count);
  });

  it('is not looked for for ever, but again when asked to', async () => {
    const { editor } = reload(0);
    await pass(120_000);
    expect(row().getByText('Not there yet: check again later')).toBeTruthy();
    const count = looks(editor);
    await pass(600_000);
    expect(looks(editor)).toBe(count);
    assign(editor);
    await timers.user.click(press('Check again for the DOI of 2025-06-02'));
    await pass(0);
    expect(looks(editor)).toBe(count + 1);
    expect(row().getByRole('link', { name: /10\.5281/ })).toBeTruthy();
  });

  it('keeps the focus in its row where the button that looked again makes way', async () => {
    reload(120_000);
    await pass(2000);
    await timers.user.click(press('Check again for the DOI of 2025-06-02'));
    expect(row().getByText('DOI requested…')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(press('Delete 2025-06-02')));
  });

  it('is not looked for while nobody can see the page', async () => {
    const { editor } = reload(0);
    hidePage(true);
    await pass(30_000);
    expect(looks(editor)).toBe(0);
    hidePage(false);
    await pass(2000);
    expect(looks(editor)).toBe(1);
  });

  it('is looked for once more where time ran out while nobody saw the page', async () => {
    const { editor } = reload(0);
    hidePage(true);
    await pass(120_000);
    assign(editor);
    hidePage(false);
    await pass(2000);
    expect(row().getByRole('link', { name: /10\.5281/ })).toBeTruthy();
  });

  it('is looked for on after a look that failed', async () => {
    const { editor, onNotify } = reload(0);
    editor.failWith = { find: new CallError('network', 'no answer') };
    await pass(2000);
    editor.failWith = {};
    assign(editor);
    await pass(4000);
    expect(row().getByRole('link', { name: /10\.5281/ })).toBeTruthy();
    expect(onNotify.mock.calls).toEqual([['info', 'DOI 10.5281/zenodo.77 was assigned']]);
  });

  it('is not taken from an answer that was read before a save', async () => {
    const other = aVersion({ slug: '2025-11-14' });
    const before = anArtifact({ versions: [other, version] });
    const editor = fakeEditor({ server: before });
    const { find } = editor;
    const late = deferred<Artifact>();
    editor.find = () => late.promise;
    reload(0, editor);
    await pass(2000);
    editor.find = find;
    await timers.user.click(press('Delete 2025-11-14'));
    await timers.user.click(press('Save Versions'));
    await timers.user.click(answer('Save Versions'));
    await pass(0);
    expect(screen.queryByText('2025-11-14')).toBeNull();
    assign(editor);
    const [moved] = editor.server.versions;
    await act(async () => late.resolve(anArtifact({ versions: [other, moved ?? version] })));
    expect(screen.queryByText('2025-11-14')).toBeNull();
  });

  it('is not looked for once the section is gone', async () => {
    const { editor, unmount } = reload(0);
    unmount();
    await pass(120_000);
    expect(looks(editor)).toBe(0);
  });
});

describe('a reload while a DOI is awaited', () => {
  it('says at once that it has come meanwhile, and forgets the request', () => {
    const editor = fakeEditor({ server: artifact });
    assign(editor);
    const { onNotify, drafts } = reload(60_000, editor);
    expect(onNotify.mock.calls).toEqual([['info', 'DOI 10.5281/zenodo.77 was assigned']]);
    expect(drafts.length).toBe(0);
  });

  it('forgets a request whose version is gone', () => {
    const { onNotify, drafts } = reload(0, fakeEditor({ server: anArtifact({ versions: [] }) }));
    expect(onNotify).not.toHaveBeenCalled();
    expect(drafts.length).toBe(0);
  });

  it('offers to request a DOI again an hour after the request', async () => {
    reload(59 * 60_000);
    expect(screen.queryByRole('button', { name: /Request DOI/ })).toBeNull();
    await pass(60_000);
    expect(press('Request DOI for 2025-06-02')).toBeTruthy();
    expect(screen.queryByText('DOI requested…')).toBeNull();
  });

  it('counts a mark that a killed tab left over as requested', () => {
    const drafts = fakeStorage();
    const mark = { slug: version.slug, contentsUrn: version.contentsUrn, action: 'request-doi' };
    drafts.setItem(
      `trovi.draft|${aUser().urn}|edit/${artifact.id}/versions`,
      JSON.stringify({ value: { marks: [mark], outdated: [] }, savedAt: 1 }),
    );
    const { onUnsavedChange } = reload(0, undefined, drafts);
    expect(row().getByText('DOI requested…')).toBeTruthy();
    expect(onUnsavedChange).not.toHaveBeenCalled();
  });

  it('lets the version be deleted even so', async () => {
    reload(0);
    await timers.user.click(press('Delete 2025-06-02'));
    expect(row().getByText('Will be deleted')).toBeTruthy();
    expect(row().queryByText('DOI requested…')).toBeNull();
  });
});
