import { ArtifactCard, type ArtifactCardProps } from '../../card/ArtifactCard/ArtifactCard';
import { PartBoundary } from '../../ui/PartBoundary/PartBoundary';

/** A card whose render errors do not affect the rest of the page. */
export function GuardedCard(props: ArtifactCardProps) {
  return (
    <PartBoundary name="This artifact" change={props.artifact}>
      <ArtifactCard {...props} />
    </PartBoundary>
  );
}
