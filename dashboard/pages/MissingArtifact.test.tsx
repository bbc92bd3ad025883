import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { aUser } from '../../tests/builders/aUser';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { renderScreen } from '../../tests/render/renderScreen';
import { MissingArtifact } from './MissingArtifact';

const here = '/artifacts/abc?sharing_key=k';

function Screen() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>Route: {pathname + search}</p>
      <MissingArtifact />
    </>
  );
}

describe('MissingArtifact', () => {
  it('offers a visitor to log in, and to come back here', () => {
    const identity = { url: 'https://auth.example.org', realm: 'testbed', clientId: 'dashboard' };
    renderScreen(<Screen />, here, { configuration: aConfiguration({ identity }) });
    const login = screen.getByRole('link', { name: 'Log in' }).getAttribute('href') ?? '';
    expect(new URL(login, window.location.href).searchParams.get('back')).toBe(here);
  });

  it('offers no login to a user', () => {
    renderScreen(<Screen />, here, { signOn: fakeSession(aUser()) });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse artifacts' })).toBeTruthy();
  });

  it('leads to the list and searches it', () => {
    renderScreen(<Screen />, here);
    const list = screen.getByRole('link', { name: 'Browse artifacts' }).getAttribute('href');
    expect(list).toMatch(/\/artifacts$/);
    const box = screen.getByRole('searchbox', { name: 'Search artifacts' });
    fireEvent.change(box, { target: { value: ' a&b=ü ' } });
    act(() => screen.getByRole('button', { name: 'Search' }).click());
    expect(screen.getByText('Route: /artifacts?q=a%26b%3D%C3%BC')).toBeTruthy();
  });
});
