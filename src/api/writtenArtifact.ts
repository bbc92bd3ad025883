import type { Artifact } from '../domain/artifact';

import { ShapeError } from './shapeError';
import { artifactFromWire } from './wire/artifact';
import { objectFromAnswer, WireFields } from './wire/wireFields';

/**
 * The artifact in the answer to a call that made or changed it. That has happened by now: only an answer without its id
 * is a `ShapeError`, whatever else cannot be read is left out.
 */
export function writtenArtifactFromAnswer(answer: unknown): Artifact {
  const artifact = artifactFromWire(new WireFields(objectFromAnswer(answer), '', () => {}));
  if (!artifact.id) throw new ShapeError('uuid', 'text');
  return artifact;
}
