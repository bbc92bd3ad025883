import type { SessionWindow } from '../session/sessionWindow';

/** Whether the browser has what signing in requires: random identifiers and hashes. */
export function hasWebCrypto({ crypto }: SessionWindow): boolean {
  return Boolean(crypto?.randomUUID && crypto.subtle);
}

/** The warning for operators whose pages are not in a secure context (product 8.2). */
export const insecureWarning =
  'This page is not in a secure context (https, or localhost), where browsers withhold what signing in needs.';
