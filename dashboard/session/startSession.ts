import type { SignOnSession } from '../../src/domain/ports/session';

/** First actions of a user on a page. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Starts the session after the first paint: at once for a user who was signed in or returns from
 * the sign-on server, for others at their first action. The sign-on code is as large as the code of
 * the list's cards.
 */
export function startSession(session: SignOnSession, isReturn: boolean): void {
  if (isReturn || session.current().user) {
    requestAnimationFrame(() => setTimeout(session.start));
    return;
  }
  const begin = () => {
    for (const touch of touches) window.removeEventListener(touch, begin);
    session.start();
  };
  for (const touch of touches) window.addEventListener(touch, begin, { passive: true });
}
