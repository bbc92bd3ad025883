import { useServices } from '../../src/components/services/TroviContext';
import { panel } from '../../src/components/ui/Panel/Panel.css';
import { baseStyle, muted, small } from '../../src/components/ui/base/base.css';
import { artifactUrl } from '../../src/domain/addresses/routes';
import type { Artifact } from '../../src/domain/artifact/artifact';
import { displayTitle } from '../../src/domain/artifact/derivedValues';
import * as styles from './CopyNote.css';

export interface CopyNoteProps {
  /** The artifact to copy. */
  source: Artifact;
  /** Whether the new artifact will link to it. */
  isLinked: boolean;
  onLinkedChange: (isLinked: boolean) => void;
}

/**
 * Names the artifact that the form starts from. The user chooses whether the new artifact links to
 * it.
 */
export function CopyNote({ source, isLinked, onLinkedChange }: CopyNoteProps) {
  const { linkBase } = useServices();
  return (
    <section className={`${baseStyle} ${panel} ${styles.note}`} aria-label="Copy">
      <p>
        The form starts with a copy of{' '}
        <a href={artifactUrl(linkBase, source.id)}>
          <bdi>{displayTitle(source)}</bdi>
        </a>
        , without its versions, roles and citation.
      </p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isLinked}
          onChange={({ target }) => onLinkedChange(target.checked)}
        />
        Link the new artifact to it
      </label>
      {isLinked && source.visibility === 'private' && (
        <p className={`${small} ${muted}`}>
          Everyone who sees the new artifact will see this title, although it is private.
        </p>
      )}
    </section>
  );
}
