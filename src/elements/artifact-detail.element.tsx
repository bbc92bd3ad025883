import type { MouseEvent } from 'react';
import {
  ArtifactDetail,
  type ArtifactDetailProps,
} from '../components/detail/ArtifactDetail/ArtifactDetail';
import { ArtifactDetailSkeleton } from '../components/detail/ArtifactDetail/ArtifactDetailSkeleton';
import { heldBadges } from '../components/card/BadgeMark/heldBadges';
import { useServices } from '../components/services/TroviContext';
import { useBadgeLookup } from '../components/services/useVocabulary';
import type { Badge } from '../domain/artifact/badge';
import { createElement } from './description/createElement';
import { describeElement } from './description/describeElement';
import { ElementGround } from './runtime/ElementGround';
import { FedArtifact } from './runtime/feeding/FedArtifact';
import { type OpeningDetail, tellOpening } from './runtime/openings';

interface ArtifactDetailElementProps {
  artifactId?: string;
  version?: string;
  sharingKey?: string;
  onOpen: (detail: OpeningDetail) => boolean;
  onEdit: (detail: OpeningDetail) => boolean;
  onLaunch: (detail: OpeningDetail) => boolean;
}

type Click = MouseEvent<HTMLAnchorElement>;
const noBadges: readonly Badge[] = [];

function ArtifactDetailPart(props: ArtifactDetailElementProps) {
  const { artifactId, version, sharingKey, onOpen, onEdit, onLaunch } = props;
  const shown = {
    version,
    sharingKey,
    onOpen: (id: string, event: Click, slug?: string) => tellOpening(onOpen, id, event, slug),
    onEdit: (id: string, event: Click) => tellOpening(onEdit, id, event),
    onLaunch: (id: string, event: Click, slug: string) => tellOpening(onLaunch, id, event, slug),
  };
  return (
    <FedArtifact id={artifactId} sharingKey={sharingKey} skeleton={<Skeleton />}>
      {(artifact, isFetched) => (
        <ElementGround>
          {isFetched ? (
            <BadgedDetail artifact={artifact} {...shown} />
          ) : (
            <ArtifactDetail artifact={artifact} badges={noBadges} {...shown} />
          )}
        </ElementGround>
      )}
    </FedArtifact>
  );
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
  // While they may still come, room is kept for them.
  const isAwaiting = portalUrl !== '' && status !== 'ready';
  const held = isAwaiting ? undefined : heldBadges(props.artifact.id, badges);
  return <ArtifactDetail {...props} badges={held} />;
}

/** An artifact with all that is known of it, for any page. */
export const artifactDetail = describeElement<ArtifactDetailElementProps>({
  tag: 'trovi-artifact-detail',
  summary:
    'An artifact with all that is known of it: description, contents, authors, versions, related artifacts and citation.',
  component: ArtifactDetailPart,
  attributes: {
    artifactId: { kind: 'string', doc: 'Id of the artifact to fetch and show.' },
    version: {
      kind: 'string',
      doc: 'Slug of the version to show; without it the artifact as a whole, served by its newest one.',
    },
    sharingKey: {
      kind: 'string',
      doc: 'Opens a private artifact. Whoever can read the page can read the key.',
    },
  },
  events: {
    onOpen: {
      type: 'trovi-open',
      detail: 'OpeningDetail',
      isCancelable: true,
      doc: 'A person opens a version or a related artifact. Prevent the default to route by yourself; else the link is followed.',
    },
    onEdit: {
      type: 'trovi-edit',
      detail: 'OpeningDetail',
      isCancelable: true,
      doc: 'A person who may do so goes to edit the artifact. Prevent the default to route by yourself.',
    },
    onLaunch: {
      type: 'trovi-launch',
      detail: 'OpeningDetail',
      isCancelable: true,
      doc: 'A person launches a version on the testbed. Prevent the default to launch by yourself.',
    },
  },
  parts: {
    detail: 'All of it.',
    header: 'The title with badges and tags.',
    title: 'The title.',
    edit: 'The link that reads Edit, for those who may.',
    contents: 'The place of the contents box.',
    launch: 'The link that launches a version, where there is a portal.',
    main: 'The column of the description and the related artifacts.',
    side: 'The column of authors, versions and the citation.',
    box: 'The citation box.',
    tab: 'Each of the two tabs of the citation box.',
    text: 'The ground of the citation.',
    failure: 'What stands there where the artifact cannot be shown.',
  },
});

/** The class of `trovi-artifact-detail`. */
export const ArtifactDetailElement = createElement(artifactDetail);
