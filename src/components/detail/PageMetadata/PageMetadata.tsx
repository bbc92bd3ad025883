import { useEffect, useMemo, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { isUnknownVersion, namedVersion } from '../../../domain/artifact/versions/versions';
import { pageDescriptions } from '../../../domain/metadata/pageDescriptions';
import { pageMetadata } from '../../../domain/metadata/pageMetadata';
import { useServices } from '../../services/TroviContext';
import { removeHeadMetadata, setHeadMetadata } from './headMetadata';

export interface PageMetadataProps {
  /** The artifact that the page is about. */
  artifact: Artifact;
  /** Slug of the version that the page shows. @default the newest version */
  version?: string;
  /** The key that opened the page. Such a page gets no metadata. */
  sharingKey?: string;
}

/**
 * Describes an artifact to programs that read the page, with tags in its head (product 2.13).
 * Renders nothing visible. Writes nothing if the artifact lacks the version. Only the first one on a page has an effect.
 */
export function PageMetadata({ artifact, version, sharingKey }: PageMetadataProps) {
  const { configuration } = useServices();
  const [owner] = useState(() => ({}));
  const entries = useMemo(() => {
    if (isUnknownVersion(artifact, version)) return [];
    const shown = namedVersion(artifact, version);
    return pageMetadata(artifact, {
      ...configuration,
      sharingKey,
      ...(shown && { version: shown }),
      descriptions: pageDescriptions(configuration, artifact.id, shown?.slug),
    });
  }, [configuration, artifact, version, sharingKey]);
  useEffect(() => setHeadMetadata(owner, entries), [owner, entries]);
  useEffect(() => () => removeHeadMetadata(owner), [owner]);
  return null;
}
