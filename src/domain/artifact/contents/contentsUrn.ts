import { wellFormed } from '../../text/wellFormed';
import { readGitAddress, withoutCredentials, writeGitAddress } from '../git/gitAddress';
import { cleanDoi, type UrnNames } from '../urn/urn';
import { UrnError } from '../urn/urnError';

/**
 * The contents URN of a repository at a ref, preferably a commit hash (contract/api 7.6): in the
 * https form, without credentials and fragment, refused characters percent-encoded. A blank ref is
 * omitted, which means `HEAD`. Throws a {@link UrnError} with code `no-repository` for a blank
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

/** Percent-encodes what the server refuses in a URN (contract/api 7). */
function encodeRefused(text: string): string {
  return wellFormed(text).replace(/[^A-Za-z0-9()+,\-.:=@;$_!*'%/?#]/gu, (part) =>
    part === '~' ? '%7E' : encodeURIComponent(part),
  );
}
