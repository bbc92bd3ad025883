import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { displayTitle } from '../../../domain/artifact/derivedValues';
import { writeAddMode } from '../../../domain/addresses/routeQueries';
import { addArtifactUrl, editUrl } from '../../../domain/addresses/routes';
import {
  discardUnsavedWork,
  listUnsavedWork,
  restoreUnsavedWork,
  type UnsavedWork as Work,
} from '../../../domain/drafts/unsavedWork';
import type { DraftStorage } from '../../../domain/drafts/draftStorage';
import type { EditSectionName } from '../../../domain/editing/editSections';
import { sectionWords } from '../../forms/saving/sectionWords';
import { baseStyle } from '../../ui/base/base.css';
import { useUserContent } from '../../ui/base/useUserContent';
import { button, smallButton, textButton } from '../../ui/buttons/buttons.css';
import { unfoldIcon } from '../../ui/Icon/arrowIcons';
import { Icon } from '../../ui/Icon/Icon';
import { Timestamp } from '../../ui/Timestamp/Timestamp';
import { UndoNote } from '../../ui/UndoNote/UndoNote';
import { useServices } from '../../services/TroviContext';
import { useCatalogueLoader } from '../../services/useCatalogueLoad';
import * as styles from './UnsavedWork.css';

export interface UnsavedWorkProps {
  /** Where the drafts are stored, for example `window.localStorage`. */
  drafts: DraftStorage;
  /** URN of the user whose drafts are listed. */
  ownerUrn: string;
}

/**
 * A button that shows how many forms hold unsaved input of the user on this device. It unfolds a
 * list of them, each with a link to its form. A discarded entry can be put back until another one
 * is discarded.
 */
export function UnsavedWork({ drafts, ownerUrn }: UnsavedWorkProps) {
  const [works, setWorks] = useState(() => listUnsavedWork(drafts, ownerUrn));
  const [discarded, setDiscarded] = useState<Work>();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const titleOf = useTitles();
  const refresh = () => setWorks(listUnsavedWork(drafts, ownerUrn));
  useEffect(() => {
    // Another tab has stored something.
    const read = () => setWorks(listUnsavedWork(drafts, ownerUrn));
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [drafts, ownerUrn]);
  if (works.length === 0 && !discarded) return null;

  function discard(work: Work) {
    discardUnsavedWork(drafts, work);
    setDiscarded(work);
    refresh();
    opener.current?.focus();
  }
  function putBack(work: Work) {
    restoreUnsavedWork(drafts, work);
    setDiscarded(undefined);
    refresh();
    opener.current?.focus();
  }

  return (
    <section
      className={`${baseStyle} ${styles.part}`}
      aria-labelledby={`${id}name`}
      data-open={isOpen}
    >
      <h2 className={styles.heading}>
        <button
          ref={opener}
          id={`${id}name`}
          type="button"
          className={`${button} ${smallButton}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}list` : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          Unsaved work: {works.length}
          <span className={styles.arrow}>
            <Icon path={unfoldIcon} />
          </span>
        </button>
      </h2>
      {isOpen && (
        <div id={`${id}list`} className={styles.box}>
          {works.length > 0 && (
            <ul className={styles.list}>
              {works.map((work) => (
                <Row
                  key={JSON.stringify(work.place)}
                  work={work}
                  title={titleOf(work)}
                  onDiscard={() => discard(work)}
                />
              ))}
            </ul>
          )}
          <div role="status">
            {discarded && (
              <UndoNote
                text={`Discarded: ${titleOf(discarded)}.`}
                label={`Undo: ${titleOf(discarded)}`}
                onUndo={() => putBack(discarded)}
              />
            )}
          </div>
        </div>
      )}
    </section>
  );
}

/** Returns the title of an entry: the catalogue's, else the one that is stored with it. */
function useTitles(): (work: Work) => string {
  const loader = useCatalogueLoader();
  const { artifacts } = useSyncExternalStore(loader.subscribe, loader.current, loader.current);
  const titles = useMemo(() => new Map(artifacts.map(({ id, title }) => [id, title])), [artifacts]);
  return ({ place, title }) => {
    if ('artifactId' in place)
      return displayTitle({ title: titles.get(place.artifactId) || title });
    const kind = place.mode === 'manual' ? 'New artifact' : 'Import';
    return title ? `${kind}: ${title}` : kind;
  };
}

interface RowProps {
  work: Work;
  title: string;
  onDiscard: () => void;
}

function Row({ work: { place, sections, savedAt }, title, onDiscard }: RowProps) {
  const { linkBase } = useServices();
  const userContent = useUserContent();
  const url =
    'artifactId' in place
      ? editUrl(linkBase, place.artifactId)
      : addArtifactUrl(linkBase) + writeAddMode('', place.mode);
  const names = sections.map((name) => sectionWords[name as EditSectionName]?.heading ?? name);
  return (
    <li className={styles.row}>
      <a className={styles.title} href={url} {...userContent}>
        {title}
      </a>
      <span className={styles.details}>
        {names.length > 0 && `${names.join(', ')} · `}
        {savedAt > 0 && <Timestamp instant={savedAt} />}
      </span>
      <button
        type="button"
        className={textButton}
        aria-label={`Discard: ${title}`}
        onClick={onDiscard}
      >
        Discard
      </button>
    </li>
  );
}
