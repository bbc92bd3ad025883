import { ArtifactCard, type ArtifactCardProps } from '../../card/ArtifactCard/ArtifactCard';
import { PartBoundary } from '../../primitives/PartBoundary/PartBoundary';

/** A card that contains its own render errors. */
export function GuardedCard(props: ArtifactCardProps) {
  return (
    <PartBoundary name="This artifact" change={props.artifact}>
      <ArtifactCard {...props} />
    </PartBoundary>
  );
}
