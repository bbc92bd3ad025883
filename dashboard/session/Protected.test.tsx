import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../tests/builders/aUser';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { renderScreen } from '../../tests/render/renderScreen';
import { Protected } from './Protected';

const piece = (
  <Protected>
    <p>For members</p>
  </Protected>
);

describe('Protected', () => {
  it('requests a sign-in that returns here, and shows nothing before', () => {
    const signOn = fakeSession();
    renderScreen(piece, '/artifacts/add?mode=import', { signOn });
    expect(signOn.calls).toEqual([
      { name: 'requireLogin', options: { redirectUri: 'artifacts/add?mode=import' } },
    ]);
    expect(screen.queryByText('For members')).toBeNull();
    expect(document.title).toBe('Login - Trovi');
    act(() => signOn.signIn(aUser()));
    expect(screen.getByText('For members')).toBeDefined();
  });

  it('requests nothing after it is left', () => {
    const signOn = fakeSession(aUser());
    const { unmount } = renderScreen(piece, '/artifacts/add', { signOn });
    expect(signOn.requirements()).toBe(1);
    unmount();
    expect(signOn.requirements()).toBe(0);
  });

  it('is hidden after signing out', () => {
    const signOn = fakeSession(aUser());
    renderScreen(piece, '/artifacts/add', { signOn });
    act(() => signOn.signOut());
    expect(screen.queryByText('For members')).toBeNull();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  });
});
