/**
 * Whether a text looks like an e-mail address as the server wants one: an ASCII local part without blanks, and a dotted
 * host name, `localhost` or a bracketed number (contract/api 2.3). The server has the last word.
 */
export function looksLikeEmail(text: string): boolean {
  return /^[!-~]+@(?:[^\s@.]+(?:\.[^\s@.]+)+|localhost|\[[0-9a-f:.]+\])$/i.test(text.trim());
}
