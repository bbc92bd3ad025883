import { muted, panel, part, small, useServices } from '../../src/entries/components';
import { type Artifact, artifactUrl, displayTitle } from '../../src/entries/domain';
import * as styles from './CopyNote.css';

export interface CopyNoteProps {
  /** The artifact that is copied. */
  source: Artifact;
  /** Whether the new artifact will link to it. */
  isLinked: boolean;
  onLinkedChange: (isLinked: boolean) => void;
}

/** Says what the form starts from. The user chooses whether the new artifact links to it. */
export function CopyNote({ source, isLinked, onLinkedChange }: CopyNoteProps) {
  const { linkBase } = useServices();
  return (
    <section className={`${part} ${panel} ${styles.note}`} aria-label="Copy">
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
