import { parseUrl } from '../../addresses/parseUrl';
import { readWebAddress } from '../../addresses/webAddress';
import type { UrnNames } from '../../artifact/urn/urn';
import type { VersionReading } from './newVersion';

/**
 * The contents URN of an external artifact. It contains the artifact's own id, so an artifact has
 * at most one such version (contract/api 7).
 */
export function externalContentsUrn(artifactId: string, { urnNamespace }: UrnNames): string {
  return `urn:${urnNamespace}:contents:http:${artifactId}`;
}

/** Reads the address of contents that are hosted elsewhere (contract/api 2.8, 2.11). */
export function readExternalVersion(
  text: string,
  artifactId: string,
  names: UrnNames,
): VersionReading {
  const problem = addressProblem(text);
  if (problem) return { problems: { sourceUrl: problem } };
  return {
    version: {
      contentsUrn: externalContentsUrn(artifactId, names),
      setup: { type: 'source_code', arguments: { url: text.trim() } },
    },
  };
}

function addressProblem(text: string): string | undefined {
  if (!text.trim()) return 'Please enter an address.';
  const address = readWebAddress(text);
  const url = address && parseUrl(address);
  // Browsers fix these, git does not.
  if (!url || !/^https?:\/\/[^/]/i.test(address) || address.includes('\\')) {
    return 'This is not a web address. It should start with https://';
  }
  if (/\s/.test(address)) return 'An address cannot contain spaces. Write each as %20.';
  return url.username || url.password
    ? 'This address contains a user name or password, which everyone could read. Remove it.'
    : undefined;
}
