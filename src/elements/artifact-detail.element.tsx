import {
  ArtifactDetail,
  type ArtifactDetailProps,
} from '../components/detail/ArtifactDetail/ArtifactDetail';
import { ArtifactDetailSkeleton } from '../components/detail/ArtifactDetail/ArtifactDetailSkeleton';
import { PageMetadata } from '../components/detail/PageMetadata/PageMetadata';
import type { HeadingLevel } from '../components/ui/Heading/Heading';
import { heldBadges } from '../components/card/BadgeMark/heldBadges';
import { RunElsewhere } from '../components/places/RunElsewhere/RunElsewhere';
import { useServices } from '../components/services/TroviContext';
import { useBadgeLookup } from '../components/services/useVocabulary';
import { readReadme } from '../api/readme/readReadme';
import { findVersion, latestVersion } from '../domain/artifact/versions/versions';
import type { Badge } from '../domain/artifact/badges/badge';
import { createElement } from './bridge/createElement';
import { ElementFiles } from './ElementFiles';
import { describeElement } from './description/describeElement';
import { ElementGround } from './runtime/ElementGround';
import { VersionCheck } from './runtime/providedData/VersionCheck';
import { ElementArtifact } from './runtime/providedData/ElementArtifact';
import { type OpeningDetail, openingHandler } from './runtime/openings';

interface ArtifactDetailElementProps {
  artifactId?: string;
  version?: string;
  sharingKey?: string;
  headingLevel?: HeadingLevel;
  metadata?: boolean;
  files?: boolean;
  places?: boolean;
  onOpen: (detail: OpeningDetail) => boolean;
  onEdit: (detail: OpeningDetail) => boolean;
  onLaunch: (detail: OpeningDetail) => boolean;
}

const noBadges: readonly Badge[] = [];

function ArtifactDetailPart(props: ArtifactDetailElementProps) {
  const { artifactId, version, sharingKey, headingLevel, metadata, files, places } = props;
  const { onOpen, onEdit, onLaunch } = props;
  const shown = {
    version,
    sharingKey,
    headingLevel,
    readReadme,
    onOpen: openingHandler(onOpen),
    onEdit: openingHandler(onEdit),
    onLaunch: openingHandler(onLaunch),
  };
  return (
    <ElementArtifact id={artifactId} sharingKey={sharingKey} skeleton={<Skeleton />}>
      {(artifact, isFetched) => (
        <ElementGround>
          <VersionCheck artifact={artifact} version={version}>
            {metadata && (
              <PageMetadata artifact={artifact} version={version} sharingKey={sharingKey} />
            )}
            <Detail
              {...shown}
              artifact={artifact}
              isFetched={isFetched}
              files={files && <ElementFiles {...{ artifact, version }} />}
              places={places && <Places artifact={artifact} version={version} />}
            />
          </VersionCheck>
        </ElementGround>
      )}
    </ElementArtifact>
  );
}

function Detail({ isFetched, ...props }: ArtifactDetailProps & { isFetched: boolean }) {
  if (isFetched) return <BadgedDetail {...props} />;
  return <ArtifactDetail {...props} badges={noBadges} showsMore={false} />;
}

function Places({ artifact, version: slug }: Pick<ArtifactDetailProps, 'artifact' | 'version'>) {
  const version = (slug && findVersion(artifact, slug)) || latestVersion(artifact);
  return version && <RunElsewhere version={version} />;
}

function Skeleton() {
  return (
    <ElementGround>
      <ArtifactDetailSkeleton />
    </ElementGround>
  );
}

function BadgedDetail(props: ArtifactDetailProps) {
  const { badges, status } = useBadgeLookup();
  const { portalUrl } = useServices().configuration;
  // The layout reserves space for the badges until they are loaded.
  const isAwaiting = portalUrl !== '' && status !== 'ready';
  const held = isAwaiting ? undefined : heldBadges(props.artifact.id, badges);
  return <ArtifactDetail {...props} badges={held} />;
}

/** The description of `trovi-artifact-detail`, which shows all information about an artifact. */
export const artifactDetail = /* @__PURE__ */ describeElement<ArtifactDetailElementProps>({
  tag: 'trovi-artifact-detail',
  component: ArtifactDetailPart,
  attributes: {
    artifactId: { kind: 'string' },
    version: { kind: 'string' },
    sharingKey: { kind: 'string' },
    headingLevel: { kind: 'number', values: [1, 2, 3, 4, 5, 6], default: 1 },
    metadata: { kind: 'boolean', default: false },
    files: { kind: 'boolean', default: false },
    places: { kind: 'boolean', default: false },
  },
  events: {
    onOpen: { type: 'trovi-open', isCancelable: true },
    onEdit: { type: 'trovi-edit', isCancelable: true },
    onLaunch: { type: 'trovi-launch', isCancelable: true },
  },
});

/** The class of `trovi-artifact-detail`. */
export const ArtifactDetailElement = /* @__PURE__ */ createElement(artifactDetail);
