import { parseTimestamp } from '../../domain/artifact/timestamps';
import type { ArtifactVersion } from '../../domain/artifact/version';

import { metricsSchema } from './metrics';
import {
  anything,
  converted,
  flag,
  list,
  object,
  orEmpty,
  type Schema,
  text,
} from './lenientSchemas';

/** A version in an artifact and in the response to its creation (contract/api 2.8, 6.1). */
export const versionSchema: Schema<ArtifactVersion> = converted(
  object({
    slug: text,
    created_at: text,
    contents: orEmpty(object({ urn: text }), {}),
    metrics: metricsSchema,
    links: list(object({ label: text, urn: text, verified: flag })),
    environment_setup: list(object({ type: text, arguments: anything })),
  }),
  (wire) => ({
    slug: wire.slug,
    createdAt: parseTimestamp(wire.created_at),
    contentsUrn: wire.contents.urn,
    metrics: wire.metrics,
    links: wire.links,
    environmentSetup: wire.environment_setup,
  }),
);
