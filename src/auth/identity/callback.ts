import type { SessionWindow } from '../session/sessionWindow';

/**
 * The parameters of a sign-on server's answer (RFC 6749 4.1.2, RFC 9207, OpenID Connect Core
 * 3.2.2.5).
 */
const answerParameters = [
  'code',
  'state',
  'session_state',
  'iss',
  'access_token',
  'token_type',
  'id_token',
  'expires_in',
  'error',
  'error_description',
  'error_uri',
  'kc_action',
  'kc_action_status',
];

/**
 * Removes the answer of the sign-on server from the page's address, so that it reaches neither the
 * router nor the history. Returns the removed parameters unchanged, or `undefined` if the address
 * holds no answer. `mode` is the `responseMode` of the identity configuration.
 */
export function extractCallback(
  { location, history }: SessionWindow,
  mode: string = 'fragment',
): string | undefined {
  const url = new URL(location.href);
  const part = mode === 'query' ? 'search' : 'hash';
  const removed: string[] = [];
  const kept = url[part]
    .slice(1)
    .split('&')
    .filter((piece) => {
      const [name] = new URLSearchParams(piece).keys();
      const isAnswer = name !== undefined && answerParameters.includes(name);
      if (isAnswer) removed.push(piece);
      return !isAnswer;
    });
  const callback = removed.join('&');
  if (!/(^|&)state=/.test(callback) || !/(^|&)(code|error|\w+_token)=/.test(callback)) return;
  url[part] = kept.join('&');
  history.replaceState(history.state, '', url.href);
  return callback;
}

/**
 * Puts an extracted answer back into the page's address. keycloak-js reads it only from there, and
 * then removes it itself.
 */
export function restoreCallback(
  { location, history }: SessionWindow,
  callback: string,
  mode: string = 'fragment',
): void {
  const url = new URL(location.href);
  const part = mode === 'query' ? 'search' : 'hash';
  const present = url[part].slice(1);
  url[part] = present ? `${present}&${callback}` : callback;
  history.replaceState(history.state, '', url.href);
}
