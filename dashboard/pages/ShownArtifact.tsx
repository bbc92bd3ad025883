import { useMemo } from 'react';
import { readReadme } from '../../src/api/readme/readReadme';
import {
  ArtifactDetail,
  type ArtifactDetailProps,
} from '../../src/components/detail/ArtifactDetail/ArtifactDetail';
import { PageMetadata } from '../../src/components/detail/PageMetadata/PageMetadata';
import { RunElsewhere } from '../../src/components/places/RunElsewhere/RunElsewhere';
import { useServices } from '../../src/components/services/TroviContext';
import { ShareButton } from '../../src/components/share/ShareButton/ShareButton';
import { findVersion, latestVersion } from '../../src/domain/artifact/versions/versions';
import { ArtifactFiles } from './ArtifactFiles';
import { reader } from './fileReading';
import { htmlRenderer } from './renderHtml';

export type ShownArtifactProps = Pick<
  ArtifactDetailProps,
  'artifact' | 'version' | 'sharingKey' | 'badges'
>;

/** An artifact in full, with its Share button, and its metadata in the page's head. */
export function ShownArtifact({ badges, ...shown }: ShownArtifactProps) {
  const { configuration } = useServices();
  const renderHtml = useMemo(() => htmlRenderer(configuration), [configuration]);
  const { artifact, version: slug } = shown;
  const version = (slug && findVersion(artifact, slug)) || latestVersion(artifact);
  return (
    <>
      <PageMetadata {...shown} />
      <ArtifactDetail
        {...shown}
        badges={badges}
        readReadme={readReadme}
        files={<ArtifactFiles {...shown} />}
        places={version && <RunElsewhere version={version} reader={reader} />}
        actions={<ShareButton {...shown} renderHtml={renderHtml} badges={badges} />}
      />
    </>
  );
}
