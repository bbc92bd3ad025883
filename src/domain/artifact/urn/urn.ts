/** A URN split at its first four colons (contract/api 7.1). */
export interface Urn {
  namespace: string;
  kind: string;
  /** `''` if the URN ends before it. */
  provider: string;
  /** Everything after the provider, colons included. Absent if it is empty. */
  id?: string;
}

/** The deployment's names in its URNs, from `config.json`. */
export interface UrnNames {
  /** The second piece: `trovi`. */
  urnNamespace: string;
  /** The testbed's provider name: `chameleon`. */
  urnProvider: string;
}

/**
 * Reads a URN of any kind, to show it (contract/api 2.13.33). Kinds and providers are in lower
 * case, because letter case does not matter in URNs (contract/api 7.7); user names are not changed.
 * `undefined` for other texts and for fewer than three pieces.
 */
export function readUrn(text: string): Urn | undefined {
  const [scheme = '', namespace = '', kind, provider = '', id] = piecesOf(text);
  if (kind === undefined || scheme.toLowerCase() !== 'urn') return undefined;
  const isUserName = kind.toLowerCase() === 'user' && id === undefined;
  return {
    namespace: namespace.toLowerCase(),
    kind: kind.toLowerCase(),
    provider: isUserName ? provider : provider.toLowerCase(),
    ...(id && { id }),
  };
}

/**
 * The DOI in a contents URN of the research-data archive: everything after `zenodo:`
 * (contract/api 7.5). The case of the prefix does not matter. `undefined` for any other text.
 */
export function readDoiUrn(text: string): string | undefined {
  const match = /^urn:[^:]*:contents:zenodo:/i.exec(text);
  return match && text.length > match[0].length ? text.slice(match[0].length) : undefined;
}

/**
 * The user URN of a name or e-mail address. A text that starts with `urn:` is not changed
 * (contract/api 7).
 */
export function userUrn(usernameOrUrn: string, names: UrnNames): string {
  const text = usernameOrUrn.trim();
  return /^urn:/i.test(text) ? text : `urn:${names.urnNamespace}:user:${names.urnProvider}:${text}`;
}

/**
 * The name to show for a user: the last piece, `admin` for `urn:trovi:user:admin`
 * (contract/api 2.13.33).
 */
export function usernameOf(userUrn: string): string {
  return piecesOf(userUrn).at(-1) ?? '';
}

/** A DOI without spaces, the address of a resolver, `doi:` and final dots. */
export function cleanDoi(doi: string): string {
  const text = doi
    .trim()
    .replace(/^(?:(?:https?:\/\/)?(?:[a-z0-9-]+\.)?doi\.org\/+|(?:urn:|info:)?doi[:/\s]\s*)+/i, '');
  let end = text.length;
  while (end > 0 && /[\s.]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * Whether two URNs are equal. The server ignores the case of letters, in contents
 * (contract/api 7.7) and in users (contract/api 1.9).
 */
export function isSameUrn(a: string, b: string): boolean {
  return a === b || (a.length === b.length && a.toLowerCase() === b.toLowerCase());
}

/** Splits at the first four colons. */
export function piecesOf(text: string): string[] {
  const pieces = text.split(':');
  return pieces.length > 5 ? [...pieces.slice(0, 4), pieces.slice(4).join(':')] : pieces;
}
