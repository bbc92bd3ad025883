import type { ArtifactVersion } from '../../../domain/artifact/version';

import { jsonBodyRequest } from '../../http/jsonBodyRequest';
import { pathSegment } from '../../http/pathSegment';
import { ShapeError } from '../../http/errors/shapeError';
import { readTolerantly } from '../../wire/readAnswer';
import { versionSchema } from '../../wire/version';

/** Asks for a new version with these contents (contract/api 2.8). */
export function createVersionRequest(base: URL, artifactId: string, contentsUrn: string): Request {
  const url = new URL(`artifacts/${pathSegment(artifactId)}/versions/`, base);
  return jsonBodyRequest('POST', url, { contents: { urn: contentsUrn } });
}

/**
 * Reads the new version. It exists by now, so fields of a wrong type are ignored. Throws a
 * `ShapeError` only if the slug is missing.
 */
export function newVersionFromAnswer(answer: unknown): ArtifactVersion {
  const version = readTolerantly(versionSchema, answer).value;
  if (!version?.slug) throw new ShapeError('slug', 'text');
  return version;
}
