import type { MouseEvent } from 'react';
import { ArtifactCard } from '../components/card/ArtifactCard/ArtifactCard';
import { slot } from '../components/card/ArtifactCard/ArtifactCard.css';
import { CardSkeleton } from '../components/catalogue/GridSkeleton/CardSkeleton';
import { baseStyle } from '../components/primitives/base/base.css';
import { BadgedCard } from './BadgedCard';
import { createElement } from './description/createElement';
import { describeElement } from './description/describeElement';
import { FedArtifact } from './runtime/feeding/FedArtifact';
import { type OpeningDetail, tellOpening } from './runtime/openings';

interface ArtifactCardElementProps {
  artifactId?: string;
  sharingKey?: string;
  onOpen: (detail: OpeningDetail) => boolean;
  onEdit: (detail: OpeningDetail) => boolean;
}

function ArtifactCardPart({ artifactId, sharingKey, onOpen, onEdit }: ArtifactCardElementProps) {
  const callbacks = {
    sharingKey,
    onOpen: (id: string, event: MouseEvent<HTMLAnchorElement>) => tellOpening(onOpen, id, event),
    onEdit: (id: string, event: MouseEvent<HTMLAnchorElement>) => tellOpening(onEdit, id, event),
  };
  return (
    <FedArtifact id={artifactId} sharingKey={sharingKey} skeleton={<Skeleton />}>
      {(artifact, isFetched) =>
        isFetched ? (
          <BadgedCard artifact={artifact} {...callbacks} />
        ) : (
          <ArtifactCard artifact={artifact} {...callbacks} />
        )
      }
    </FedArtifact>
  );
}

function Skeleton() {
  return (
    <div className={`${baseStyle} ${slot}`} aria-hidden="true">
      <CardSkeleton />
    </div>
  );
}

/** The card of an artifact, for any page. */
export const artifactCard = describeElement<ArtifactCardElementProps>({
  tag: 'trovi-artifact-card',
  summary: 'An artifact at a glance: title, tags, badges, description and how often it is used.',
  component: ArtifactCardPart,
  attributes: {
    artifactId: { kind: 'string', doc: 'Id of the artifact to fetch and show.' },
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
      doc: 'A person opens the artifact. Prevent the default to route by yourself; else the link is followed.',
    },
    onEdit: {
      type: 'trovi-edit',
      detail: 'OpeningDetail',
      isCancelable: true,
      doc: 'A person who may do so goes to edit the artifact. Prevent the default to route by yourself.',
    },
  },
  parts: {
    card: 'The card itself.',
    title: 'The title, which is a link where there is a dashboard.',
    foot: 'The line of numbers and buttons.',
    view: 'The link that reads View.',
    edit: 'The link that reads Edit, for those who may.',
    failure: 'What stands there where the artifact cannot be shown.',
  },
});

/** The class of `trovi-artifact-card`. */
export const ArtifactCardElement = createElement(artifactCard);
