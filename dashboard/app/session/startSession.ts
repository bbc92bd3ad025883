import type { SignOnSession } from '../../../src/entries/domain';

/** What a person does first on a page. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the sign-on server has just answered in the page's address. */
export function isSignOnAnswer({ search, hash }: Location): boolean {
  return [search, hash].some((part) => /[?#&]state=/.test(part) && /[?#&](code|error)=/.test(part));
}

/**
 * Starts the session after the first paint: at once for who was signed in here before or comes from the sign-on server,
 * for others when they first touch the page, since the code for signing on weighs as much as that of the list's cards.
 */
export function startSession(session: SignOnSession, isAnswer: boolean): void {
  if (isAnswer || session.current().user) {
    requestAnimationFrame(() => setTimeout(session.start));
    return;
  }
  const begin = () => {
    for (const touch of touches) window.removeEventListener(touch, begin);
    session.start();
  };
  for (const touch of touches) window.addEventListener(touch, begin, { passive: true });
}
