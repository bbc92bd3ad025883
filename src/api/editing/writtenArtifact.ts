import type { Artifact } from '../../domain/artifact/artifact';

import { artifactFromAnswer } from '../catalogue/findArtifact';
import { ShapeError } from '../http/errors/shapeError';
import { artifactFromWire } from '../wire/artifact';
import { objectFromAnswer, WireFields } from '../wire/wireFields';

/**
 * The artifact in the answer to a call that made it. That has happened by now: only an answer without its id is a
 * `ShapeError`, whatever else cannot be read is left out.
 */
export function writtenArtifactFromAnswer(answer: unknown): Artifact {
  const artifact = artifactFromWire(new WireFields(objectFromAnswer(answer), '', () => {}));
  if (!artifact.id) throw new ShapeError('uuid', 'text');
  return artifact;
}

/**
 * The artifact in the answer to a call that changed it. One that cannot be read as a whole, lacks its roles or is another
 * artifact is a `ShapeError`: whoever edits it would lose it from view, and can read it again instead.
 */
export function changedArtifactFromAnswer(answer: unknown, artifactId: string): Artifact {
  const artifact = artifactFromAnswer(answer);
  const { id, roles } = artifact;
  if (id.toLowerCase() !== artifactId.toLowerCase()) throw new ShapeError('uuid', artifactId);
  // The owner's cannot be removed (contract/api 1.8).
  if (roles.length === 0) throw new ShapeError('roles', 'a list with the owner in it');
  return artifact;
}
