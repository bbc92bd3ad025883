import { type ReactNode, type RefCallback, useId, useState } from 'react';
import { counted } from '../../../domain/artifact/formatCount';
import { isForMachines, type MissingMetadata } from '../../../domain/editing/missingMetadata';
import { muted } from '../../ui/base/base.css';
import { unfoldIcon } from '../../ui/Icon/arrowIcons';
import { Icon } from '../../ui/Icon/Icon';
import { useServices } from '../../services/TroviContext';
import * as styles from './Suggestions.css';
import { suggestionWords } from './suggestionWords';

export interface SuggestionListProps {
  /** What the artifact lacks. */
  missing: readonly MissingMetadata[];
  /** Renders the link or button that fixes a gap, with this label. */
  fixOf: (missing: MissingMetadata, label: string) => ReactNode;
  /** Whether the list is unfolded at first. @default false */
  isOpenAtFirst?: boolean;
  /** A remark below the list. */
  remark?: string;
  /** Called with the unfolded list, and with `null` when it is folded. */
  listRef?: RefCallback<HTMLDivElement>;
}

/** Lists what an artifact lacks, for people and for machines, below a line with their number. */
export function SuggestionList(props: SuggestionListProps) {
  const { missing, fixOf, isOpenAtFirst = false, remark, listRef } = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { testbedName } = useServices().configuration;
  const listId = useId();
  const groups = [
    { name: 'For people', items: missing.filter((one) => !isForMachines(one)) },
    { name: 'For search engines and citations', items: missing.filter(isForMachines) },
  ];
  return (
    <section className={styles.box} aria-label="Suggestions">
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.arrow}>
          <Icon path={unfoldIcon} />
        </span>
        {counted(missing.length, 'suggestion')} for this artifact
      </button>
      {isOpen && (
        <div id={listId} ref={listRef} className={styles.groups}>
          {groups.map(
            ({ name, items }, index) =>
              items.length > 0 && (
                <div key={name}>
                  <p className={styles.groupName} id={`${listId}${index}`}>
                    {name}
                  </p>
                  <ul aria-labelledby={`${listId}${index}`}>
                    {items.map((one) => {
                      const { text, fix } = suggestionWords(one, testbedName);
                      return (
                        <li key={one.part} className={styles.item}>
                          <span className={styles.words} dir="auto">
                            {text}
                          </span>
                          {fixOf(one, fix)}
                        </li>
                      );
                    })}
                  </ul>
                </div>
              ),
          )}
          {remark && <p className={muted}>{remark}</p>}
        </div>
      )}
    </section>
  );
}
