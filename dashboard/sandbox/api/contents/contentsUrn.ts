/** The pieces of a contents URN that the server looks at: who keeps the contents, and under which name there. */
export interface ContentsUrn {
  /** `git`, `zenodo`, `chameleon`, `http`, a site of images, …; `''` if the URN has too few parts. */
  provider: string;
  id: string;
}

/**
 * Splits a contents URN into at most five pieces, so that the last one keeps its colons
 * (contract/api 7).
 */
export function readContentsUrn(urn: string): ContentsUrn {
  const [, , , provider = '', ...rest] = urn.split(':');
  return { provider, id: rest.join(':') };
}

/**
 * Whether a version with these contents is open to everyone for having a DOI: the provider alone
 * tells (contract/api 1.8).
 */
export function hasDoi(urn: string): boolean {
  return readContentsUrn(urn).provider === 'zenodo';
}
