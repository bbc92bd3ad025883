import { readGitAddress, withoutCredentials, writeGitAddress } from '../git/gitAddress';
import { UrnError } from './urnError';
import { wellFormed } from '../addresses/webAddress';

/** A URN, split at its first four colons (contract/api 7.1). */
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

const knownKinds: ReadonlySet<string> = new Set([
  'user',
  'project',
  'contents',
  'image',
  'artifact',
]);

/**
 * Reads a URN of one of the catalogue's kinds. Throws a {@link UrnError} with the texts of
 * product 5.3.
 */
export function parseUrn(text: string): Urn {
  const pieces = piecesOf(text);
  if (pieces.length < 4) throw new UrnError('too-few-parts', 'Invalid URN: Too few parts');
  const urn = readUrn(text);
  if (!urn || !knownKinds.has(urn.kind)) throw new UrnError('unknown-type', 'Unknown URN type');
  return urn;
}

/**
 * Reads a URN of any kind, to show it (contract/api 2.13.33). `undefined` for other texts and for
 * fewer than three pieces.
 */
export function readUrn(text: string): Urn | undefined {
  const [scheme = '', namespace = '', kind, provider = '', id] = piecesOf(text);
  if (kind === undefined || scheme.toLowerCase() !== 'urn') return undefined;
  return { namespace, kind, provider, ...(id && { id }) };
}

/**
 * The DOI in a contents URN of the research-data archive: everything after `zenodo:`
 * (contract/api 7.5). The case of the prefix does not matter. Throws a {@link UrnError} for any
 * other text (product 5.3).
 */
export function parseDoiUrn(text: string): string {
  const doi = readDoiUrn(text);
  if (doi === undefined) {
    throw new UrnError(
      'not-a-doi',
      'A DOI URN must have exactly 5 parts and start with the archive contents prefix',
    );
  }
  return doi;
}

/** Like {@link parseDoiUrn}, but returns `undefined` instead of throwing. */
export function readDoiUrn(text: string): string | undefined {
  const match = /^urn:[^:]*:contents:zenodo:/i.exec(text);
  return match && text.length > match[0].length ? text.slice(match[0].length) : undefined;
}

/**
 * The user URN of a name or e-mail address. A text that starts with `urn:` stays unchanged
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

/** The URN of a testbed project, by its charge code. */
export function projectUrn(chargeCode: string, names: UrnNames): string {
  return `urn:${names.urnNamespace}:project:${names.urnProvider}:${chargeCode.trim()}`;
}

/**
 * The contents URN of a repository at a ref, preferably a commit hash (contract/api 7.6): in the
 * https form, without credentials and fragment, refused characters percent-encoded. A blank ref is
 * left out, which means `HEAD`. Throws a {@link UrnError} with code `no-repository` for a blank
 * address.
 */
export function gitContentsUrn(cloneUrl: string, ref: string, names: UrnNames): string {
  const text = cloneUrl.trim();
  if (!text) throw new UrnError('no-repository', 'A git URN needs the address of a repository');
  const address = readGitAddress(text);
  const url = address ? writeGitAddress(address) : withoutCredentials(text).replaceAll('@', '%40');
  const suffix = ref.trim() && `@${ref.trim()}`;
  return encodeRefused(`urn:${names.urnNamespace}:contents:git:${url}${suffix}`);
}

/**
 * The contents URN of a DOI, without `doi:` or `https://doi.org/`. Throws a {@link UrnError} with
 * code `no-doi` if nothing is left.
 */
export function doiContentsUrn(doi: string, names: UrnNames): string {
  const clean = cleanDoi(doi);
  if (!clean) throw new UrnError('no-doi', 'A DOI URN needs a DOI');
  return encodeRefused(`urn:${names.urnNamespace}:contents:zenodo:${clean}`);
}

/** A DOI without blanks, resolver, `doi:` and final dots. */
export function cleanDoi(doi: string): string {
  const text = doi.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  let end = text.length;
  while (end > 0 && /[\s.]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Whether two URNs are equal. The server ignores the case of letters (contract/api 7.7). */
export function isSameUrn(a: string, b: string): boolean {
  return a === b || (a.length === b.length && a.toLowerCase() === b.toLowerCase());
}

/** Percent-encodes what the server refuses in a URN (contract/api 7). */
function encodeRefused(text: string): string {
  return wellFormed(text).replace(/[^A-Za-z0-9()+,\-.:=@;$_!*'%/?#]/gu, (part) =>
    part === '~' ? '%7E' : encodeURIComponent(part),
  );
}

/** Splits at the first four colons. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (pieces.length < 4) {
    const colon = text.indexOf(':', start);
    if (colon < 0) break;
    pieces.push(text.slice(start, colon));
    start = colon + 1;
  }
  pieces.push(text.slice(start));
  return pieces;
}
