import { slot } from '../components/card/ArtifactCard/ArtifactCard.css';
import { CardBody } from '../components/card/ArtifactCard/CardBody';
import { CardSkeleton } from '../components/card/ArtifactCard/CardSkeleton';
import { baseStyle } from '../components/ui/base/base.css';
import type { HeadingLevel } from '../components/ui/Heading/Heading';
import { useServices } from '../components/services/TroviContext';
import { CatalogueBadges } from './CatalogueBadges';
import { createElement } from './bridge/createElement';
import { describeElement } from './description/describeElement';
import { ElementArtifact } from './runtime/providedData/ElementArtifact';
import { type OpeningDetail, openingHandler } from './runtime/openings';

interface ArtifactCardElementProps {
  artifactId?: string;
  sharingKey?: string;
  headingLevel?: HeadingLevel;
  onOpen: (detail: OpeningDetail) => boolean;
  onEdit: (detail: OpeningDetail) => boolean;
}

function ArtifactCardPart(props: ArtifactCardElementProps) {
  const { artifactId, sharingKey, headingLevel, onOpen, onEdit } = props;
  const { portalUrl } = useServices().configuration;
  return (
    <ElementArtifact id={artifactId} sharingKey={sharingKey} skeleton={<Skeleton />}>
      {(artifact, isFetched) => (
        <CardBody
          artifact={artifact}
          badgeMarks={isFetched && portalUrl && <CatalogueBadges artifactId={artifact.id} />}
          sharingKey={sharingKey}
          headingLevel={headingLevel}
          onOpen={openingHandler(onOpen)}
          onEdit={openingHandler(onEdit)}
        />
      )}
    </ElementArtifact>
  );
}

function Skeleton() {
  return (
    <div className={`${baseStyle} ${slot}`} aria-hidden="true">
      <CardSkeleton />
    </div>
  );
}

/** The description of `trovi-artifact-card`, the card of an artifact. */
export const artifactCard = /* @__PURE__ */ describeElement<ArtifactCardElementProps>({
  tag: 'trovi-artifact-card',
  component: ArtifactCardPart,
  attributes: {
    artifactId: { kind: 'string' },
    sharingKey: { kind: 'string' },
    headingLevel: { kind: 'number', values: [1, 2, 3, 4, 5, 6], default: 3 },
  },
  events: {
    onOpen: { type: 'trovi-open', isCancelable: true },
    onEdit: { type: 'trovi-edit', isCancelable: true },
  },
});

/** The class of `trovi-artifact-card`. */
export const ArtifactCardElement = /* @__PURE__ */ createElement(artifactCard);
