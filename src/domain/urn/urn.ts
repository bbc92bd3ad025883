import { readGitAddress, withoutCredentials, writeGitAddress } from '../git/gitAddress';
import { UrnError } from './urnError';
import { wellFormed } from '../addresses/webAddress';

/** A URN, split at its first four colons (contract/api 7.1). */
export interface Urn {
  namespace: string;
  kind: string;
  /** `''` where the text ends before it. */
  provider: string;
  /** All that follows the provider, colons included; absent where there is nothing. */
  id?: string;
}

/** The names that the deployment puts into its URNs (`config.json`). */
export interface UrnNames {
  /** Second piece, `trovi`. */
  urnNamespace: string;
  /** The testbed's provider name, `chameleon`. */
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
 * Reads a URN of one of the catalogue's kinds; throws {@link UrnError} with the words of product
 * 5.3.
 */
export function parseUrn(text: string): Urn {
  const pieces = piecesOf(text);
  if (pieces.length < 4) throw new UrnError('too-few-parts', 'Invalid URN: Too few parts');
  const urn = readUrn(text);
  if (!urn || !knownKinds.has(urn.kind)) throw new UrnError('unknown-type', 'Unknown URN type');
  return urn;
}

/**
 * Reads a URN for showing: any kind will do (contract/api 2.13.33). Nothing if it is no URN or
 * has fewer than three pieces.
 */
export function readUrn(text: string): Urn | undefined {
  const [scheme = '', namespace = '', kind, provider = '', id] = piecesOf(text);
  if (kind === undefined || scheme.toLowerCase() !== 'urn') return undefined;
  return { namespace, kind, provider, ...(id && { id }) };
}

/**
 * The DOI in a contents URN of the research-data archive: all that follows `zenodo:`
 * (contract/api 7.5), letter case of the prefix ignored. Throws {@link UrnError} for anything
 * else (product 5.3).
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

/** As {@link parseDoiUrn}, but gives nothing where that one throws. */
export function readDoiUrn(text: string): string | undefined {
  const match = /^urn:[^:]*:contents:zenodo:/i.exec(text);
  return match && text.length > match[0].length ? text.slice(match[0].length) : undefined;
}

/**
 * The user URN of a name or e-mail address; a text that begins with `urn:` is taken as it is
 * (contract/api 7).
 */
export function userUrn(usernameOrUrn: string, names: UrnNames): string {
  const text = usernameOrUrn.trim();
  return /^urn:/i.test(text) ? text : `urn:${names.urnNamespace}:user:${names.urnProvider}:${text}`;
}

/**
 * The name to show for a user: the last piece, so `admin` for `urn:trovi:user:admin`
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
 * The contents URN of a repository at a ref, best a commit hash (contract/api 7.6): without
 * credentials and fragment, in the https form, refused characters percent-encoded. A blank ref is
 * left out, which means `HEAD`. Throws {@link UrnError} with code `no-repository` if the address
 * is blank.
 */
export function gitContentsUrn(cloneUrl: string, ref: string, names: UrnNames): string {
  const text = cloneUrl.trim();
  if (!text) throw new UrnError('no-repository', 'A git URN needs the address of a repository');
  const address = readGitAddress(text);
  const url = address ? writeGitAddress(address) : withoutCredentials(text).replaceAll('@', '%40');
  const suffix = ref.trim() && `@${ref.trim()}`;
  return encodeRefused(`urn:${names.urnNamespace}:contents:git:${url}${suffix}`);
}

/** The contents URN of a DOI; a `doi:` or `https://doi.org/` before it is dropped. Throws {@link UrnError} if nothing is left. */
export function doiContentsUrn(doi: string, names: UrnNames): string {
  const clean = cleanDoi(doi);
  if (!clean) throw new UrnError('no-doi', 'A DOI URN needs a DOI');
  return encodeRefused(`urn:${names.urnNamespace}:contents:zenodo:${clean}`);
}

/** A DOI alone: without blanks, resolver or `doi:` in front and final dots. */
export function cleanDoi(doi: string): string {
  const text = doi.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  let end = text.length;
  while (end > 0 && /[\s.]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Whether two URNs name the same thing: the server ignores letter case (contract/api 7.7). */
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
