import { BadgeMarks } from '../components/card/BadgeMark/BadgeMarks';
import { useBadges } from '../components/services/useVocabulary';
import { badgesOf } from '../domain/artifact/badge';

/** Shows an artifact's badges once the catalogue's badges are loaded. */
export function CatalogueBadges({ artifactId }: { artifactId: string }) {
  return <BadgeMarks badges={badgesOf(artifactId, useBadges())} />;
}
