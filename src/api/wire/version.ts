import { parseTimestamp } from '../../domain/artifact/timestamps';
import type { ArtifactVersion } from '../../domain/artifact/version';

import { metricsFromWire } from './metrics';
import type { WireFields } from './wireFields';

/**
 * A version, as it stands in an artifact and in the answer to its creation (contract/api 2.8,
 * 6.1).
 */
export function versionFromWire(wire: WireFields): ArtifactVersion {
  return {
    slug: wire.text('slug'),
    createdAt: parseTimestamp(wire.text('created_at')),
    contentsUrn: wire.object('contents').text('urn'),
    metrics: metricsFromWire(wire.object('metrics')),
    links: wire.objects('links', (link) => ({
      label: link.text('label'),
      urn: link.text('urn'),
      verified: link.flag('verified'),
    })),
    environmentSetup: wire.objects('environment_setup', (setup) => ({
      type: setup.text('type'),
      arguments: setup.anything('arguments'),
    })),
  };
}
