import { memo } from 'react';
import type { Badge } from '../../../domain/artifact/badges/badge';
import { BadgeMarks } from '../BadgeMark/BadgeMarks';
import { BadgeSpace } from '../BadgeMark/BadgeSpace';
import { CardBody, type CardBodyProps } from './CardBody';

export interface ArtifactCardProps extends Omit<CardBodyProps, 'badgeMarks'> {
  /** The artifact's badges. They may arrive after the first render. */
  badges?: readonly Badge[];
  /** Reserves the space of badges that may still arrive. @default false */
  isAwaitingBadges?: boolean;
}

/** Shows an artifact in brief (product 2.4). */
export const ArtifactCard = memo(function ArtifactCard(props: ArtifactCardProps) {
  const { badges = [], isAwaitingBadges, ...card } = props;
  const room = isAwaitingBadges && <BadgeSpace />;
  const badgeMarks = badges.length > 0 ? <BadgeMarks badges={badges} /> : room;
  return <CardBody {...card} badgeMarks={badgeMarks} />;
});
