import type { Artifact } from '../../domain/artifact/artifact';
import type { Author } from '../../domain/artifact/author';
import type { LinkedArtifact, LinkingArtifact } from '../../domain/artifact/links';
import { parseTimestamp } from '../../domain/artifact/timestamps';

import { metricsFromWire } from './metrics';
import { versionFromWire } from './version';
import type { WireFields } from './wireFields';

/**
 * An artifact as single and list answers hold it (contract/api 6.1). Its id is kept as sent, `''`
 * where there is none.
 */
export function artifactFromWire(wire: WireFields): Artifact {
  return {
    id: wire.text('uuid'),
    title: wire.text('title'),
    shortDescription: wire.text('short_description'),
    longDescription: wire.text('long_description'),
    // What is not said to be public is shown with care.
    visibility: wire.text('visibility') === 'public' ? 'public' : 'private',
    ownerUrn: wire.text('owner_urn'),
    authors: wire.objects('authors', authorFromWire),
    tags: wire.texts('tags'),
    versions: wire.objects('versions', versionFromWire),
    roles: wire.objects('roles', (role) => ({ user: role.text('user'), role: role.text('role') })),
    linkedArtifacts: linkedArtifactsFromWire(wire),
    linkedFrom: wire.objects('linked_from', linkingArtifactFromWire),
    reproducibility: reproducibilityFromWire(wire.object('reproducibility')),
    createdAt: parseTimestamp(wire.text('created_at')),
    updatedAt: parseTimestamp(wire.text('updated_at')),
    metrics: metricsFromWire(wire.object('metrics')),
    citation: wire.text('citation').trim() || undefined,
    sharingKey: wire.text('sharing_key') || undefined,
  };
}

function authorFromWire(wire: WireFields): Author {
  return {
    fullName: wire.text('full_name'),
    affiliation: wire.text('affiliation'),
    email: wire.text('email'),
  };
}

/**
 * The real server sends 0 for every `order` (contract/api 2.5): equal ones keep the order they
 * came in.
 */
function linkedArtifactsFromWire(wire: WireFields): LinkedArtifact[] {
  return wire
    .objects('linked_artifacts', (link) => ({
      order: link.count('order') ?? 0,
      linked: {
        relation: link.text('relation'),
        artifactId: link.text('linked_artifact'),
        title: link.text('linked_title'),
      },
    }))
    .sort((a, b) => a.order - b.order)
    .map(({ linked }) => linked);
}

function linkingArtifactFromWire(wire: WireFields): LinkingArtifact {
  return {
    artifactId: wire.text('source_artifact'),
    title: wire.text('linked_from_title'),
    ownerUrn: wire.text('linked_from_owner'),
  };
}

function reproducibilityFromWire(wire: WireFields): Artifact['reproducibility'] {
  const enableRequests = wire.flag('enable_requests');
  const accessHours = wire.count('access_hours');
  return { enableRequests, accessHours: enableRequests ? accessHours : undefined };
}
