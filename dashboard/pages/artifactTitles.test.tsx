import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import artifactExample from '../../src/api/examples/artifact.json';
import { CallError } from '../../src/domain/errors/callError';
import { aUser } from '../../tests/builders/aUser';
import { anArtifact } from '../../tests/builders/anArtifact';
import { type FakeResponse, fakeFetch } from '../../tests/fakes/fakeFetch';
import { fakeRepository } from '../../tests/fakes/fakeRepository';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { renderScreen } from '../../tests/render/renderScreen';
import { ArtifactDetailPage } from './ArtifactDetailPage';
import { EditPage } from './EditPage';

const pages = (
  <Routes>
    <Route path="/artifacts/:uuid" element={<ArtifactDetailPage />} />
    <Route path="/artifacts/:uuid/edit" element={<EditPage />} />
  </Routes>
);

/** Opens the Edit screen. The catalogue API returns this response. */
function openEdit(response: FakeResponse, user = aUser()) {
  vi.stubGlobal('fetch', fakeFetch(response));
  renderScreen(pages, `/artifacts/${artifactExample.uuid}/edit`, { signOn: fakeSession(user) });
}

const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(title));

afterEach(() => {
  vi.unstubAllGlobals();
  document.title = '';
});

describe('the title of the Edit screen', () => {
  it('names the artifact as soon as it is known', async () => {
    openEdit(artifactExample);
    expect(document.title).toBe('Edit - Trovi');
    await expectTitle('Edit Tail latency under bursty load - Trovi');
  });

  it.each([
    [404, "Couldn't fetch artifact - Trovi"],
    [418, 'Error fetching artifact: 418 - Trovi'],
  ])('names the failure when the answer is %i', async (status, title) => {
    openEdit(Response.json({ detail: 'No.' }, { status }));
    await expectTitle(title);
  });

  it('says that the user may not edit the artifact', async () => {
    openEdit(artifactExample, aUser({ username: 'stranger' }));
    await expectTitle('You do not have permission to edit this artifact - Trovi');
    expect(`${screen.getByRole('heading', { level: 1 }).textContent} - Trovi`).toBe(document.title);
  });
});

describe("the title of an artifact's page", () => {
  it('names the failure, then the artifact', async () => {
    const artifact = anArtifact({ title: 'Traces' });
    const find = new CallError('refused', 'refused', 500);
    const repository = fakeRepository({ artifacts: [artifact], failWith: { find } });
    const { user } = renderScreen(pages, `/artifacts/${artifact.id}`, { repository });
    await expectTitle('Error fetching artifact: 500 - Trovi');
    repository.failWith = {};
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectTitle('Traces - Trovi');
  });
});
