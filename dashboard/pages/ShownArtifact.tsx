import { useMemo } from 'react';
import { readReadme } from '../../src/entries/api';
import { useServices } from '../../src/entries/components';
import {
  ArtifactDetail,
  type ArtifactDetailProps,
  PageMetadata,
  ShareButton,
} from '../../src/entries/detail';
import { htmlRenderer } from './renderHtml';

export type ShownArtifactProps = Pick<
  ArtifactDetailProps,
  'artifact' | 'version' | 'sharingKey' | 'badges'
>;

/** An artifact in full, with its button to share, and its metadata in the page's head. */
export function ShownArtifact({ badges, ...shown }: ShownArtifactProps) {
  const { configuration } = useServices();
  const renderHtml = useMemo(() => htmlRenderer(configuration), [configuration]);
  return (
    <>
      <PageMetadata {...shown} />
      <ArtifactDetail
        {...shown}
        badges={badges}
        readReadme={readReadme}
        actions={<ShareButton {...shown} renderHtml={renderHtml} badges={badges} />}
      />
    </>
  );
}
