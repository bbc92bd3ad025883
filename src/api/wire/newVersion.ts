import type { NewVersion } from '../../domain/editing/newVersion/newVersion';

/** A version to create, in the server's format (contract/api 2.8). */
export function newVersionBody({ contentsUrn, links = [], setup }: NewVersion) {
  return {
    contents: { urn: contentsUrn },
    ...(links.length > 0 && { links: links.map(({ label, urn }) => ({ label, urn })) }),
    ...(setup && { environment_setup: [{ type: setup.type, arguments: setup.arguments ?? {} }] }),
  };
}
