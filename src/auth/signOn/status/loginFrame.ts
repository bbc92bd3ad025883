import { openHiddenFrame } from './hiddenFrame';

/**
 * Opens the login address of a silent check. Resolves to the address of the check's own page that
 * the sign-on server redirects to, with the server's response. May never settle. `stop` ends the
 * wait.
 */
export type OpenLoginFrame = (loginUrl: string, stop: AbortSignal) => Promise<string>;

/** Opens the login address in a hidden frame. */
export const openLoginFrame: OpenLoginFrame = async (loginUrl, stop) => {
  stop.throwIfAborted();
  const { origin } = window.location;
  const frame = openHiddenFrame('Sign-on check', loginUrl, origin);
  stop.addEventListener('abort', frame.close);
  // Browser extensions send messages, too.
  const response = await frame.receive((text) => text.startsWith(`${origin}/`));
  frame.close();
  return response;
};
