import { BadgeMarks } from '../components/card/BadgeMark/BadgeMarks';
import { BadgeRoom } from '../components/card/BadgeMark/BadgeRoom';
import { useBadgeLookup } from '../components/services/useVocabulary';
import { badgesOf } from '../domain/artifact/badges/badge';

/** Shows an artifact's badges once the catalogue's badges are loaded. */
export function CatalogueBadges({ artifactId }: { artifactId: string }) {
  const { badges, status } = useBadgeLookup();
  const held = badgesOf(artifactId, badges);
  return status === 'loading' ? <BadgeRoom /> : <BadgeMarks badges={held} />;
}
