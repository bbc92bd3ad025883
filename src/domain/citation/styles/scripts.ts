/**
 * The letters that the reference processor assigns to scripts with given names first, and to
 * scripts that can be set in italics: Latin without its rarer letters, Greek, Cyrillic, Hebrew,
 * Arabic and Thai.
 */
const letters =
  'a-zA-Z\\u0e01-\\u0e5b\\u00c0-\\u017f\\u0218-\\u021b\\u0370-\\u03ff\\u0400-\\u052f\\u0590-\\u05d4\\u05d6-\\u05ff\\u0600-\\u06ff\\u1f00-\\u1fff\\u200c-\\u200e\\u202a-\\u202e';

const anywhere = new RegExp(`[-0-9${letters}]`);
const first = new RegExp(`^[&${letters}]`);

/** Whether a text has a letter or digit of these scripts, or a hyphen. */
export function isAlphabetic(text: string): boolean {
  return anywhere.test(text);
}

/** Whether a text starts with a letter of these scripts. */
export function startsAlphabetic(text: string): boolean {
  return first.test(text);
}

/** An apostrophe between two letters of these scripts. */
export const innerApostrophe = new RegExp(`(?<=[-0-9${letters}])’(?=[-0-9${letters}])`, 'g');
