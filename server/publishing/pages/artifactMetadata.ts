import type { Artifact } from '../../../src/domain/artifact/artifact';
import type { ArtifactVersion } from '../../../src/domain/artifact/version';
import type { HeadEntry } from '../../../src/domain/metadata/headEntry';
import { pageDescriptions } from '../../../src/domain/metadata/pageDescriptions';
import { pageMetadata } from '../../../src/domain/metadata/pageMetadata';
import type { PublishingParts } from '../publishingParts';

/** The entries in the head of a published page of an artifact or of one of its versions. */
export function artifactMetadata(
  artifact: Artifact,
  version: ArtifactVersion | undefined,
  { configuration }: Pick<PublishingParts, 'configuration'>,
): HeadEntry[] {
  return pageMetadata(artifact, {
    ...configuration,
    ...(version && { version }),
    descriptions: pageDescriptions(configuration, artifact.id, version?.slug),
  });
}
