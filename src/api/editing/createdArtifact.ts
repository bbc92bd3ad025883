import type { Artifact } from '../../domain/artifact/artifact';

import { artifactFromResponse } from '../catalogue/findArtifact';
import { ShapeError } from '../http/errors/shapeError';
import { artifactSchema } from '../wire/artifact';
import { readTolerantly } from '../wire/readResponse';

/**
 * Reads an artifact that a call has created. The artifact exists by now, so fields of a wrong type
 * are ignored. Throws a `ShapeError` only if the id is missing.
 */
export function createdArtifactFromResponse(response: unknown): Artifact {
  const artifact = readTolerantly(artifactSchema, response).value;
  if (!artifact?.id) throw new ShapeError('uuid', 'text');
  return artifact;
}

/**
 * Reads an artifact that a call has changed. Throws a `ShapeError` if a field has a wrong type, if
 * the roles are missing, or if it is another artifact. An editor that continued with such an
 * artifact would lose data; it can read the artifact again instead.
 */
export function changedArtifactFromResponse(response: unknown, artifactId: string): Artifact {
  const artifact = artifactFromResponse(response);
  const { id, roles } = artifact;
  if (id.toLowerCase() !== artifactId.toLowerCase()) throw new ShapeError('uuid', artifactId);
  // The role of the owner cannot be removed (contract/api 1.8).
  if (roles.length === 0) throw new ShapeError('roles', 'a list with the owner in it');
  return artifact;
}
