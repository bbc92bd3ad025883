import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftKey, noteKey } from '../../src/domain/drafts/storedDraft';
import { SignOnError } from '../../src/domain/errors/signOnError';
import { aUser } from '../../tests/builders/aUser';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { renderScreen } from '../../tests/render/renderScreen';
import { SignOnPage } from './SignOnPage';

describe('SignOnPage', () => {
  it('signs in a visitor and returns to the previous screen', () => {
    const signOn = fakeSession();
    renderScreen(<SignOnPage />, '/login?back=%2Fartifacts%3Fq%3Dtcp', { signOn });
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
    renderScreen(<SignOnPage />, `/login?${new URLSearchParams({ back })}`, { signOn });
    expect(signOn.calls).toEqual([{ name: 'logout', options: { redirectUri } }]);
  });

  it('forgets at a sign-out which artifacts the user was changing in this tab', () => {
    const user = aUser();
    const own = noteKey(user.urn, 'selection');
    const foreign = noteKey(aUser({ username: 'other' }).urn, 'selection');
    for (const key of [own, foreign]) sessionStorage.setItem(key, '{}');
    renderScreen(<SignOnPage />, '/login?back=%2Fabout', { signOn: fakeSession(user) });
    expect(sessionStorage.getItem(own)).toBeNull();
    expect(sessionStorage.getItem(foreign)).toBe('{}');
    sessionStorage.clear();
  });

  describe('with drafts of the user', () => {
    const user = aUser();
    const draft = draftKey(user.urn, 'add');
    // Loading the code of the dialog takes a long time on a busy machine.
    beforeEach(() => localStorage.setItem(draft, 'typed'));
    afterEach(() => localStorage.clear());
    const open = async () => {
      const signOn = fakeSession(user);
      renderScreen(<SignOnPage />, '/login?back=%2Fabout', { signOn });
      const question = await screen.findByRole('alertdialog', { name: 'Sign out?' });
      return { signOn, question };
    };

    it('asks before a sign-out, which removes them', async () => {
      const { signOn, question } = await open();
      expect(question.textContent).toContain('drafts and unsaved changes that are kept for you');
      expect(document.activeElement?.textContent).toBe('Cancel');
      expect(signOn.calls).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
      expect(localStorage.getItem(draft)).toBeNull();
      expect(signOn.calls).toEqual([{ name: 'logout', options: { redirectUri: 'about' } }]);
    });

    it('goes back after a no, and keeps them', async () => {
      const { signOn } = await open();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(window.location.pathname).toBe('/dashboard/about'));
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(localStorage.getItem(draft)).toBe('typed');
      expect(signOn.calls).toEqual([]);
    });
  });

  it('reports a problem, and offers to retry or go back', () => {
    const signOn = fakeSession();
    renderScreen(<SignOnPage />, '/login?back=%2Fabout', { signOn });
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
