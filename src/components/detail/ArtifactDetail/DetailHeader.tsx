import { type MouseEvent, type ReactNode, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { canEdit } from '../../../domain/artifact/permissions';
import {
  displayTitle,
  isPrivateWithoutDoi,
  isTitleCut,
} from '../../../domain/artifact/derivedValues';
import type { Badge } from '../../../domain/artifact/badges/badge';
import { editUrl } from '../../../domain/addresses/routes';
import { BadgeMark } from '../../card/BadgeMark/BadgeMark';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { useServices, useUser } from '../../services/TroviContext';
import { Glyph } from '../../card/Glyph/Glyph';
import { penIcon } from '../../ui/Icon/actionIcons';
import { Icon } from '../../ui/Icon/Icon';
import { RovingGroup } from '../../ui/base/RovingGroup';
import { closedEyeIcon } from '../../ui/Icon/statusIcons';
import { TagChip } from '../../card/TagList/TagChip';
import { list as tagList } from '../../card/TagList/TagList.css';
import { PlainText } from '../../ui/Slices/PlainText';
import { SlicedList } from '../../ui/Slices/SlicedList';
import { useUserContent } from '../../ui/base/useUserContent';
import { Heading } from '../../ui/Heading/Heading';
import { HeaderFacts } from './HeaderFacts';
import * as styles from './ArtifactDetail.css';

export interface DetailHeaderProps {
  /** The artifact to show. */
  artifact: Artifact;
  /** The artifact's badges; `undefined` while they load. Keeps space for them then. */
  badges?: readonly Badge[];
  /**
   * Called when a person with the right to edit chooses Edit. Prevent the event's default action to
   * navigate yourself.
   */
  onEdit?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Buttons to show beside Edit, for example a `ShareButton`. */
  actions?: ReactNode;
}

/** Title, short description, authors, dates, usage, actions, privacy mark, badges and tags. */
export function DetailHeader({ artifact, badges, onEdit, actions }: DetailHeaderProps) {
  // Keeps the space if there turn out to be no badges, so that nothing moves.
  const [isRoomKept] = useState(badges === undefined);
  const { linkBase } = useServices();
  const isEditable = canEdit(artifact, useUser()) && Boolean(linkBase);
  const isHidden = isPrivateWithoutDoi(artifact);
  const userContent = useUserContent();
  return (
    <div className={styles.head}>
      <Glyph artifactId={artifact.id} size="large" part="picture" />
      <div className={styles.headMain}>
        <Heading depth={0} className={styles.title} part="title" {...userContent}>
          {displayTitle(artifact)}
        </Heading>
        {isTitleCut(artifact) && (
          <div>
            <PlainText text={artifact.title.trim()} name="Show the whole title" />
          </div>
        )}
        {artifact.shortDescription.trim() && (
          <p className={styles.summary} {...userContent}>
            {artifact.shortDescription}
          </p>
        )}
        <HeaderFacts artifact={artifact} />
        {(isRoomKept || isHidden || isEditable || actions || (badges && badges.length > 0)) && (
          <div className={styles.marks}>
            {(isEditable || actions) && (
              <span className={styles.actions}>
                {actions}
                {isEditable && (
                  <a
                    className={`${button} ${smallButton}`}
                    part="edit"
                    href={editUrl(linkBase, artifact.id)}
                    onClick={onEdit && ((event) => onEdit(artifact.id, event))}
                  >
                    <Icon path={penIcon} />
                    Edit
                  </a>
                )}
              </span>
            )}
            {isHidden && (
              <span className={styles.privacy}>
                <Icon path={closedEyeIcon} />
                Private
              </span>
            )}
            {badges?.map((badge) => (
              <BadgeMark key={badge.name} badge={badge} isNamed />
            ))}
          </div>
        )}
        {artifact.tags.length > 0 && (
          <RovingGroup>
            <SlicedList className={tagList} part="tags" aria-label="Tags" items={artifact.tags}>
              {(tag, index) => <TagChip key={index} tag={tag} />}
            </SlicedList>
          </RovingGroup>
        )}
      </div>
    </div>
  );
}
