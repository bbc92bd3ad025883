import { memo } from 'react';
import type { Badge } from '../../../domain/artifact/badge';
import { BadgeMarks } from '../BadgeMark/BadgeMarks';
import { CardBody, type CardBodyProps } from './CardBody';

export interface ArtifactCardProps extends Omit<CardBodyProps, 'badgeMarks'> {
  /** The artifact's badges. They may arrive after the first render. */
  badges?: readonly Badge[];
}

/** Shows an artifact in brief (product 2.4). */
export const ArtifactCard = memo(function ArtifactCard({ badges, ...card }: ArtifactCardProps) {
  return <CardBody {...card} badgeMarks={badges?.length ? <BadgeMarks badges={badges} /> : null} />;
});
