import type { Context } from 'hono';

import type { Artifact } from '../../../src/domain/artifact/artifact';
import type { ArtifactVersion } from '../../../src/domain/artifact/version';
import { findVersion } from '../../../src/domain/artifact/versions/versions';
import type { ArtifactAddress } from '../artifactAddress';
import { showNothing, showUnanswered } from '../failureResponses';
import type { PublishingParts } from '../publishingParts';

/** A public artifact, and the version that the address names. */
export interface Published {
  artifact: Artifact;
  version: ArtifactVersion | undefined;
}

/** Finds what an address names, or returns the response that says why it cannot be shown. */
export async function findPublished(
  context: Context,
  { id, version: slug, hasKey }: ArtifactAddress,
  { catalogue }: PublishingParts,
): Promise<Published | Response> {
  if (hasKey) return showNothing(context);
  const reading = await catalogue.find(id).catch(() => undefined);
  if (!reading) return showUnanswered(context);
  const { artifact } = reading;
  const version = artifact && slug !== undefined ? findVersion(artifact, slug) : undefined;
  if (!artifact || (slug !== undefined && !version)) return showNothing(context);
  return { artifact, version };
}
