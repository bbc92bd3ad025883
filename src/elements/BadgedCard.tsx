import { ArtifactCard, type ArtifactCardProps } from '../components/card/ArtifactCard/ArtifactCard';
import { heldBadges } from '../components/card/BadgeMark/heldBadges';
import { useBadges } from '../components/services/useVocabulary';

/** A card with the artifact's badges, once they are known. */
export function BadgedCard(props: ArtifactCardProps) {
  return <ArtifactCard {...props} badges={heldBadges(props.artifact.id, useBadges())} />;
}
