import type { SessionWindow } from '../../session/sessionWindow';

/**
 * The parameters of a sign-on server's response (RFC 6749 4.1.2, RFC 9207, OpenID Connect Core
 * 3.2.2.5).
 */
const responseParameters = (
  'code state session_state iss access_token token_type id_token expires_in ' +
  'error error_description error_uri kc_action kc_action_status'
).split(' ');

/**
 * Removes the sign-on server's response from the page's address, so that it reaches neither the
 * router nor the history. Returns the removed parameters unchanged, or `undefined` if the address
 * holds no response. `mode` is the `responseMode` of the identity configuration.
 */
export function extractCallback(
  { location, history }: SessionWindow,
  mode?: string,
): string | undefined {
  const callback = readCallback(location.href, mode);
  if (!callback) return;
  const url = new URL(location.href);
  const part = partOf(mode);
  const pieces = url[part].slice(1).split('&');
  url[part] = pieces.filter((piece) => !isResponse(piece)).join('&');
  history.replaceState(history.state, '', url.href);
  return callback;
}

/** Returns the parameters of the sign-on server's response in an address, like `extractCallback`. */
export function readCallback(address: string, mode?: string): string | undefined {
  const pieces = new URL(address)[partOf(mode)].slice(1).split('&');
  const callback = pieces.filter(isResponse).join('&');
  const isComplete = /(^|&)state=/.test(callback) && /(^|&)(code|error|\w+_token)=/.test(callback);
  return isComplete ? callback : undefined;
}

/**
 * Puts an extracted response back into the page's address. keycloak-js reads it only from there,
 * and then removes it itself.
 */
export function restoreCallback(
  { location, history }: SessionWindow,
  callback: string,
  mode?: string,
): void {
  const url = new URL(location.href);
  const part = partOf(mode);
  url[part] = [url[part].slice(1), callback].filter(Boolean).join('&');
  history.replaceState(history.state, '', url.href);
}

function partOf(mode: string | undefined) {
  return mode === 'query' ? 'search' : 'hash';
}

function isResponse(parameter: string): boolean {
  const [name = ''] = new URLSearchParams(parameter).keys();
  return responseParameters.includes(name);
}
