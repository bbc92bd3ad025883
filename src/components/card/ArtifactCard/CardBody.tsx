import { type MouseEvent, type ReactNode, useContext } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { canEdit } from '../../../domain/artifact/permissions';
import {
  displayTitle,
  gitHubRepositoryOfArtifact,
  isPrivateWithoutDoi,
} from '../../../domain/artifact/derivedValues';
import { counted } from '../../../domain/artifact/formatCount';
import { totalMetrics } from '../../../domain/artifact/metrics';
import { formatDay } from '../../../domain/artifact/timestamps';
import { artifactUrl, editUrl } from '../../../domain/addresses/routes';
import { glyphOf } from '../../../domain/artifact/glyph';
import { button, smallButton, soft } from '../../ui/buttons/buttons.css';
import { CardDescription } from '../CardDescription/CardDescription';
import { ClosedEye } from '../ClosedEye/ClosedEye';
import { useServices, useUser } from '../../services/TroviContext';
import { Glyph } from '../Glyph/Glyph';
import { hues } from '../Glyph/Glyph.css';
import type { HeadingLevel } from '../../ui/Heading/Heading';
import { MetricsRow } from '../MetricsRow/MetricsRow';
import { baseStyle } from '../../ui/base/base.css';
import { RepositoryLink } from '../RepositoryLink/RepositoryLink';
import { CardAuthors } from './CardAuthors';
import { CardTags } from '../CardTags/CardTags';
import { useUserContent } from '../../ui/base/useUserContent';
import * as styles from './ArtifactCard.css';
import { SearchMarksContext } from '../SearchMarks/SearchMarksContext';

export interface CardBodyProps {
  /** The artifact to show. */
  artifact: Artifact;
  /** The marks of the artifact's badges, or {@link BadgeSpace} until they arrive. */
  badgeMarks?: ReactNode;
  /** Heading level of the title. @default 3 */
  headingLevel?: HeadingLevel;
  /** The card's place in its list, counted from 1. */
  position?: number;
  /** Number of cards in that list. */
  listLength?: number;
  /**
   * Called when a person opens the artifact. Prevent the event's default action to navigate
   * yourself.
   */
  onOpen?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called when a person chooses Edit. Prevent the event's default action to navigate yourself. */
  onEdit?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** The key that opens a private artifact. The card's links keep it. */
  sharingKey?: string;
}

/** The card of an artifact, without the code that draws badges. */
export function CardBody(props: CardBodyProps) {
  const { artifact, badgeMarks, headingLevel = 3, onOpen, onEdit, sharingKey } = props;
  const { linkBase } = useServices();
  const user = useUser();
  const userContent = useUserContent();
  const { id, tags } = artifact;
  const title = displayTitle(artifact);
  const marks = useContext(SearchMarksContext);
  const shownTitle = marks?.mark(title, 'title') ?? title;
  const Heading = `h${headingLevel}` as const;
  const isLinked = Boolean(id && linkBase);
  const opening = {
    href: artifactUrl(linkBase, id, { sharingKey }),
    onClick: onOpen && ((event: MouseEvent<HTMLAnchorElement>) => onOpen(id, event)),
  };
  return (
    <div className={`${baseStyle} ${styles.slot}`}>
      <article
        className={`${styles.card} ${hues[glyphOf(id).hue]}`}
        part="card"
        aria-posinset={props.position}
        aria-setsize={props.listLength}
      >
        <div className={styles.head}>
          <Glyph artifactId={id} part="picture" />
          <div className={styles.headText}>
            <Heading className={styles.title}>
              {isLinked ? (
                <a className={styles.titleText} part="title" {...userContent} {...opening}>
                  {shownTitle}
                </a>
              ) : (
                <span className={styles.titleText} part="title" {...userContent}>
                  {shownTitle}
                </span>
              )}
            </Heading>
            <CardAuthors artifact={artifact} />
          </div>
        </div>
        <div className={styles.body}>
          <CardTags tags={tags} title={title} />
          <Facts artifact={artifact} badgeMarks={badgeMarks} />
          <CardDescription
            shortText={artifact.shortDescription}
            longText={artifact.longDescription}
            title={title}
          />
          {marks?.whereFound(artifact)}
          <div className={styles.foot} part="foot">
            <p className={styles.state}>{stateOf(artifact)}</p>
            <MetricsRow metrics={totalMetrics(artifact)} />
            {isLinked && (
              <span className={styles.actions}>
                <a
                  className={`${button} ${smallButton} ${soft}`}
                  part="view"
                  aria-label={`View ${title}`}
                  {...opening}
                >
                  View
                </a>
                {canEdit(artifact, user) && (
                  <a
                    className={`${button} ${smallButton}`}
                    part="edit"
                    aria-label={`Edit ${title}`}
                    href={editUrl(linkBase, id)}
                    onClick={onEdit && ((event) => onEdit(id, event))}
                  >
                    Edit
                  </a>
                )}
              </span>
            )}
          </div>
        </div>
      </article>
    </div>
  );
}

/** Number of versions and last update, in words. */
function stateOf({ updatedAt = NaN, versions }: Artifact): string {
  const day = formatDay(updatedAt);
  const count = counted(versions.length, 'version');
  return day ? `${count} · updated ${day}` : count;
}

/** Privacy, badges and repository. Without any of them, there is no row. */
function Facts({ artifact, badgeMarks }: Pick<CardBodyProps, 'artifact' | 'badgeMarks'>) {
  const repository = gitHubRepositoryOfArtifact(artifact);
  return (
    <div className={styles.facts}>
      {isPrivateWithoutDoi(artifact) && <ClosedEye />}
      {badgeMarks}
      {repository && (
        <RepositoryLink url={repository.url} name={`${repository.owner}/${repository.name}`} />
      )}
    </div>
  );
}
