import { BadgeMarks } from '../components/card/BadgeMark/BadgeMarks';
import { BadgeSpace } from '../components/card/BadgeMark/BadgeSpace';
import { useBadgeLookup } from '../components/services/useVocabulary';
import { badgesOf } from '../domain/artifact/badges/badge';

/** Shows an artifact's badges once the catalogue's badges are loaded. */
export function CatalogueBadges({ artifactId }: { artifactId: string }) {
  const { badges, status } = useBadgeLookup();
  const held = badgesOf(artifactId, badges);
  return status === 'loading' ? <BadgeSpace /> : <BadgeMarks badges={held} />;
}
