import { useEffect, useState } from 'react';
import { looksLikeEmail } from '../../../domain/artifact/authorEmail';

/** Milliseconds without a letter after which somebody is taken to have finished an address. */
const pause = 800;

/**
 * Whether a text that is not being typed any more looks like no e-mail address. It does not wait for the field to be left:
 * what appears then pushes away the button that is being pressed.
 */
export function useIsOddEmail(email: string): boolean {
  const [settled, setSettled] = useState(email);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email), pause);
    return () => clearTimeout(timer);
  }, [email]);
  return settled === email && email.trim() !== '' && !looksLikeEmail(email);
}
