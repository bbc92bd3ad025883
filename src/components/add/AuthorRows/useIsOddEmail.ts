import { useEffect, useState } from 'react';
import { looksLikeEmail } from '../../../domain/artifact/authorEmail';

/** How long typing must pause before an address is checked, in milliseconds. */
const pause = 800;

/**
 * Whether a text does not look like an e-mail address, after a pause in typing. Does not wait for
 * the field to lose the focus, because a warning would then move the button that the user is
 * pressing.
 */
export function useIsOddEmail(email: string): boolean {
  const [settled, setSettled] = useState(email);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email), pause);
    return () => clearTimeout(timer);
  }, [email]);
  return settled === email && email.trim() !== '' && !looksLikeEmail(email);
}
