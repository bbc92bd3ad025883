import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  ArtifactFailure,
  isMissing,
  useArtifact,
  useBadgeLookup,
  useServices,
} from '../../../src/entries/components';
import {
  ArtifactDetail,
  ArtifactDetailSkeleton,
  PageMetadata,
  ShareButton,
} from '../../../src/entries/detail';
import { readReadme } from '../../../src/entries/api';
import { badgesOf, readSharingKey } from '../../../src/entries/domain';
import { useTitle } from '../routing/useTitle';
import { page } from '../shell/Shell.css';
import { detailTitle } from './artifactTitles';
import { htmlRenderer } from './renderHtml';
import { CopyLink } from './CopyLink';
import { BackToList } from './BackToList';
import { MissingArtifact } from './MissingArtifact';

/** The screen of an artifact, or of one of its versions (product 2.5). */
export function ArtifactDetailPage() {
  const { uuid = '', version } = useParams();
  const [search] = useSearchParams();
  const sharingKey = readSharingKey(search);
  const { artifact, error, status, retry } = useArtifact(uuid, sharingKey);
  const { badges, status: badgeStatus } = useBadgeLookup();
  useTitle(detailTitle({ artifact, error, status }));
  const { configuration } = useServices();
  const renderHtml = useMemo(() => htmlRenderer(configuration), [configuration]);
  const held = artifact && badgeStatus === 'ready' ? badgesOf(artifact.id, badges) : undefined;
  return (
    <div className={page}>
      <BackToList>
        {artifact && <CopyLink artifact={artifact} sharingKey={sharingKey} />}
      </BackToList>
      {status === 'failed' && <ArtifactFailure error={error} onRetry={retry} />}
      {status === 'failed' && isMissing(error) && <MissingArtifact />}
      {status !== 'failed' && !artifact && <ArtifactDetailSkeleton />}
      {artifact && <PageMetadata artifact={artifact} version={version} sharingKey={sharingKey} />}
      {artifact && (
        <ArtifactDetail
          artifact={artifact}
          version={version}
          sharingKey={sharingKey}
          badges={held}
          readReadme={readReadme}
          actions={<ShareButton {...{ artifact, version, sharingKey, renderHtml }} badges={held} />}
        />
      )}
    </div>
  );
}
