import type { Badge } from '../../../domain/artifact/badges/badge';
import { BadgeMark } from './BadgeMark';

export interface BadgeMarksProps {
  /** The badges to show. */
  badges: readonly Badge[];
}

/** Shows badges one after another. */
export function BadgeMarks({ badges }: BadgeMarksProps) {
  return badges.map((badge) => <BadgeMark key={badge.name} badge={badge} />);
}
