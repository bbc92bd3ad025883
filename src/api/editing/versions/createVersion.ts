import type { ArtifactVersion } from '../../../domain/artifact/version';

import { jsonBodyRequest } from '../../http/jsonBodyRequest';
import { pathSegment } from '../../http/pathSegment';
import { ShapeError } from '../../http/errors/shapeError';
import { versionFromWire } from '../../wire/version';
import { objectFromAnswer, WireFields } from '../../wire/wireFields';

/** Asks for a version with these contents (contract/api 2.8). */
export function createVersionRequest(base: URL, artifactId: string, contentsUrn: string): Request {
  const url = new URL(`artifacts/${pathSegment(artifactId)}/versions/`, base);
  return jsonBodyRequest('POST', url, { contents: { urn: contentsUrn } });
}

/**
 * The new version in the answer. It exists by now: only an answer without its slug is a `ShapeError`, whatever else cannot
 * be read is left out.
 */
export function newVersionFromAnswer(answer: unknown): ArtifactVersion {
  const version = versionFromWire(new WireFields(objectFromAnswer(answer), '', () => {}));
  if (!version.slug) throw new ShapeError('slug', 'text');
  return version;
}
