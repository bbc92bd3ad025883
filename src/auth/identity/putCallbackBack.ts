import type { SessionWindow } from '../session/sessionWindow';

/** Puts the answer back, for keycloak-js, which reads it from the address and nowhere else, and then takes it out. */
export function putCallbackBack(
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
