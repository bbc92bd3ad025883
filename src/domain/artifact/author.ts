/** One author of an artifact (product 3.1). An unknown text is `''`. */
export interface Author {
  fullName: string;
  affiliation: string;
  email: string;
}

/**
 * Whether a text looks like an e-mail address to the server: an ASCII local part without blanks,
 * and a host name with a dot, `localhost` or an IP address in brackets (contract/api 2.3). The
 * server makes the final check.
 */
export function looksLikeEmail(text: string): boolean {
  return /^[!-~]+@(?:[^\s@.]+(?:\.[^\s@.]+)+|localhost|\[[0-9a-f:.]+\])$/i.test(text.trim());
}
