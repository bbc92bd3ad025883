import { ArtifactCard, type ArtifactCardProps } from '../components/ArtifactCard/ArtifactCard';
import { heldBadges } from '../components/ArtifactGrid/heldBadges';
import { useBadges } from '../components/context/useVocabulary';

/** A card with the artifact's badges, once they are known. */
export function BadgedCard(props: ArtifactCardProps) {
  return <ArtifactCard {...props} badges={heldBadges(props.artifact.id, useBadges())} />;
}
