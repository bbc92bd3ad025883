import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { numberedArtifacts } from '../../tests/builders/numberedArtifacts';
import { aUser } from '../../tests/builders/aUser';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { ArtifactCatalogue } from '../../src/components/catalogue/ArtifactCatalogue/ArtifactCatalogue';
import { readCatalogueQuery } from '../../src/domain/catalogue/catalogueQuery';
import { CatalogueAccess } from './CatalogueAccess';
import { createCatalogueReading } from './catalogueReading';
import { SessionProvider } from './SessionContext';

const query = readCatalogueQuery('');

afterEach(() => vi.unstubAllGlobals());

it('shows the list of a published page until that of the user has come', async () => {
  const sent = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', sent);
  const configuration = aConfiguration();
  const session = fakeSession();
  const published = createCatalogueReading(configuration, session, {
    provided: { list: { artifacts: numberedArtifacts(1, 2), problems: [] } },
  });
  render(
    <SessionProvider value={session}>
      <CatalogueAccess configuration={configuration} published={published}>
        <ArtifactCatalogue query={query} onQueryChange={() => undefined} />
      </CatalogueAccess>
    </SessionProvider>,
  );
  const shown = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Study 1', 'Study 2']);
  await act(async () => session.signIn(aUser()));
  expect(shown()).toEqual(['Study 1', 'Study 2']);
  expect(published.controller.signal.aborted).toBe(true);
  const asked = sent.mock.calls.map(([input]) => new Request(input).url);
  expect(asked.filter((url) => /\/artifacts\/\?(?!.*after=)/.test(url))).toHaveLength(1);
});
