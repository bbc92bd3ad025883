import { artifactUrl, editUrl } from '../../../domain/addresses/routes';
import type { Artifact } from '../../../domain/artifact/artifact';
import { displayTitle, isPrivateWithoutDoi } from '../../../domain/artifact/derivedValues';
import { counted } from '../../../domain/artifact/formatCount';
import { canEdit } from '../../../domain/artifact/permissions';
import { formatDay } from '../../../domain/artifact/timestamps';
import { ClosedEye } from '../../card/ClosedEye/ClosedEye';
import { useServices, useUser } from '../../services/TroviContext';
import { useUserContent } from '../../ui/base/useUserContent';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import * as styles from './SelectableRow.css';

interface SelectableRowProps {
  artifact: Artifact;
  isSelected: boolean;
  /** `isRange`: the Shift key was down. */
  onToggle: (id: string, isRange: boolean) => void;
}

/** An artifact as one line with a check box. */
export function SelectableRow({ artifact, isSelected, onToggle }: SelectableRowProps) {
  const { id, tags, versions, updatedAt = NaN } = artifact;
  const { linkBase } = useServices();
  const user = useUser();
  const userContent = useUserContent();
  const title = displayTitle(artifact);
  const day = formatDay(updatedAt);
  return (
    <article className={styles.row} data-selected={isSelected || undefined}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={`Select ${title}`}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onToggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </label>
      <h3 className={styles.title}>
        <a
          className={styles.titleLink}
          part="title"
          href={artifactUrl(linkBase, id)}
          title={title}
          {...userContent}
        >
          {title}
        </a>
        {isPrivateWithoutDoi(artifact) && <ClosedEye />}
      </h3>
      <p className={styles.tags} {...userContent}>
        {tags.join(', ')}
      </p>
      <p className={styles.facts}>
        {[counted(versions.length, 'version'), day && `updated ${day}`].filter(Boolean).join(' · ')}
      </p>
      <span className={styles.end}>
        {canEdit(artifact, user) && (
          <a
            className={`${button} ${smallButton}`}
            aria-label={`Edit ${title}`}
            href={editUrl(linkBase, id)}
          >
            Edit
          </a>
        )}
      </span>
    </article>
  );
}
