import { type Location, useLocation, useParams } from 'react-router';
import { ArtifactDetailSkeleton } from '../../src/components/detail/ArtifactDetail/ArtifactDetailSkeleton';
import { ArtifactFailure } from '../../src/components/detail/ArtifactFailure/ArtifactFailure';
import { isMissing } from '../../src/components/detail/ArtifactFailure/artifactFailureText';
import { CreatedSuggestions } from '../../src/components/edit/Suggestions/CreatedSuggestions';
import { useArtifact } from '../../src/components/services/useArtifact';
import { useBadgeLookup } from '../../src/components/services/useVocabulary';
import { readSharingKey } from '../../src/domain/addresses/routeQueries';
import { badgesOf } from '../../src/domain/artifact/badges/badge';
import { useTitle } from '../routing/useTitle';
import { page } from '../shell/Shell.css';
import { detailTitle } from './artifactTitles';
import { CopyLink } from './CopyLink';
import { BackToList } from './BackToList';
import { MissingArtifact } from './MissingArtifact';
import { ShownArtifact } from './ShownArtifact';

/** The screen of an artifact, or of one of its versions (product 2.5). */
export function ArtifactDetailPage() {
  const { uuid = '', version } = useParams();
  const { search, state } = useLocation() as Location<{ isNew?: boolean } | null>;
  const sharingKey = readSharingKey(search);
  const { artifact, error, status, retry } = useArtifact(uuid, sharingKey);
  const { badges, status: badgeStatus } = useBadgeLookup();
  useTitle(detailTitle({ artifact, error, status }));
  const held = artifact && badgeStatus === 'ready' ? badgesOf(artifact.id, badges) : undefined;
  return (
    <div className={page}>
      <BackToList>
        {artifact && <CopyLink artifact={artifact} sharingKey={sharingKey} />}
      </BackToList>
      {status === 'failed' && <ArtifactFailure error={error} onRetry={retry} />}
      {status === 'failed' && isMissing(error) && <MissingArtifact />}
      {status !== 'failed' && !artifact && <ArtifactDetailSkeleton />}
      {artifact && state?.isNew && <CreatedSuggestions artifact={artifact} />}
      {artifact && <ShownArtifact {...{ artifact, version, sharingKey }} badges={held} />}
    </div>
  );
}
