import {
  ArtifactCard,
  type ArtifactCardProps,
} from '../../components/card/ArtifactCard/ArtifactCard';
import { useServices } from '../../components/services/TroviContext';
import { lateComponent } from './lateComponent';

const Late = lateComponent<ArtifactCardProps>(
  async () => (await import('../BadgedCard')).BadgedCard,
  ArtifactCard,
);

/** A card with the artifact's badges: what looks them up is loaded where there is a portal to ask. */
export function BadgedCard(props: ArtifactCardProps) {
  const { portalUrl } = useServices().configuration;
  const Card = portalUrl ? Late : ArtifactCard;
  return <Card {...props} />;
}
