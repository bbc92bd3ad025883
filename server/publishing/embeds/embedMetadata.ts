import { artifactUrl } from '../../../src/domain/addresses/routes';
import { encodeSegment } from '../../../src/domain/addresses/webAddress';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import { displayTitle } from '../../../src/domain/artifact/derivedValues';
import { type HeadEntry, link, property } from '../../../src/domain/metadata/headEntry';
import type { ArtifactVersion } from '../../../src/domain/artifact/version';

/**
 * The data that other sites need to show an artifact's page: its picture for link previews, and the
 * address of its oEmbed description.
 */
export function embedMetadata(
  artifact: Artifact,
  version: ArtifactVersion | undefined,
  dashboardUrl: string,
): HeadEntry[] {
  const page = artifactUrl(dashboardUrl, artifact.id, { version: version?.slug });
  const address = `${dashboardUrl}oembed?url=${encodeSegment(page)}`;
  return [
    property('og:image', `${artifactUrl(dashboardUrl, artifact.id)}/preview.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', displayTitle(artifact)),
    link('alternate', `${address}&format=json`, 'application/json+oembed'),
    link('alternate', `${address}&format=xml`, 'text/xml+oembed'),
  ];
}
