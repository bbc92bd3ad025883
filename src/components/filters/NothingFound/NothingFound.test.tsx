import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import { aUser } from '../../../../tests/builders/aUser';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { renderPart } from '../../../../tests/render/renderPart';
import { readCatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import type { User } from '../../../domain/artifact/user';
import { NothingFound } from './NothingFound';

const identity = { url: 'https://auth.example.org', realm: 'testbed', clientId: 'dashboard' };

function show(search: string, user?: User) {
  const query = readCatalogueQuery(search);
  renderPart(<NothingFound query={query} badgeStatus="ready" onClear={() => undefined} />, {
    configuration: aConfiguration({ identity }),
    session: fakeSession(user),
  });
}
const logIn = () => screen.queryByRole('link', { name: 'Log in' })?.getAttribute('href');

describe('NothingFound', () => {
  it('offers to add the first artifact to an empty catalogue', () => {
    renderPart(<NothingFound query={readCatalogueQuery('')} badgeStatus="ready" canAdd />, {
      configuration: aConfiguration({ identity }),
    });
    expect(screen.getByText('Nothing has been shared here yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add an artifact' }).getAttribute('href')).toBe(
      'https://portal.example.org/dashboard/artifacts/add',
    );
  });

  it('offers nothing that nobody can do where there is no sign-on', () => {
    renderPart(<NothingFound query={readCatalogueQuery('')} badgeStatus="ready" canAdd />, {
      configuration: aConfiguration({ identity: undefined }),
    });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('offers strangers who ask for their artifacts to log in, and to come back to the same filters', () => {
    show('?q=tail&owned=1');
    expect(screen.getByRole('heading', { name: 'No artifacts found.' })).toBeTruthy();
    expect(logIn()).toBe(
      `https://portal.example.org/dashboard/login?back=${encodeURIComponent('/artifacts?q=tail&owned=1')}`,
    );
  });

  it('offers it neither to who is logged in nor for other filters', () => {
    show('?owned=1', aUser());
    show('?doi=1');
    expect(logIn()).toBeUndefined();
    expect(screen.getAllByRole('button', { name: 'Clear all' })).toHaveLength(2);
  });
});
