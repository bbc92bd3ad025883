/** The parts of a contents URN that the server uses. */
export interface ContentsUrn {
  /**
   * `git`, `zenodo`, `chameleon`, `http`, an image site, …, or `''` if the URN has too few parts.
   */
  provider: string;
  id: string;
}

/**
 * Splits a contents URN into at most five pieces. The last one keeps its colons (contract/api 7).
 */
export function readContentsUrn(urn: string): ContentsUrn {
  const [, , , provider = '', ...rest] = urn.split(':');
  return { provider, id: rest.join(':') };
}

/**
 * Whether the contents have a DOI, which makes a version public. Only the provider counts
 * (contract/api 1.8).
 */
export function hasDoi(urn: string): boolean {
  return readContentsUrn(urn).provider === 'zenodo';
}
