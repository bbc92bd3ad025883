import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SignOnError } from '../../../src/entries/domain';
import { aUser } from '../../../tests/builders/aUser';
import { fakeSession } from '../../../tests/fakes/fakeSession';
import { renderScreen } from '../../../tests/render/renderScreen';
import { LoginPage } from './LoginPage';

describe('LoginPage', () => {
  it('signs in a visitor and returns to the previous screen', () => {
    const signOn = fakeSession();
    renderScreen(<LoginPage />, '/login?back=%2Fartifacts%3Fq%3Dtcp', { signOn });
    expect(signOn.calls).toEqual([
      { name: 'login', options: { redirectUri: 'artifacts?q=tcp', replace: true } },
    ]);
    expect(
      screen.getByText('Please wait while you are redirected to the login server'),
    ).toBeDefined();
    expect(document.title).toBe('Login - Trovi');
  });

  it.each([
    ['/about', 'about'],
    ['/artifacts/add?mode=import', ''],
    ['//elsewhere.example/', ''],
  ])('signs out who is signed in, and leads from %s to "%s"', (back, redirectUri) => {
    const signOn = fakeSession(aUser());
    renderScreen(<LoginPage />, `/login?${new URLSearchParams({ back })}`, { signOn });
    expect(signOn.calls).toEqual([{ name: 'logout', options: { redirectUri } }]);
  });

  it('reports a problem, and offers to retry or go back', () => {
    const signOn = fakeSession();
    renderScreen(<LoginPage />, '/login?back=%2Fabout', { signOn });
    act(() => signOn.change({ problem: new SignOnError('unreachable', 'Nobody answers.') }));
    expect(screen.getByText('Nobody answers.')).toBeDefined();
    expect(document.title).toBe('You could not be signed in - Trovi');
    expect(screen.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toMatch(
      /\/dashboard\/about$/,
    );
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(signOn.calls.at(-1)).toEqual({ name: 'login', options: { redirectUri: 'about' } });
  });
});
