import { useContext, useRef } from 'react';
import { formatCount } from '../../../domain/artifact/formatCount';
import { CardPanel } from '../CardPanel/CardPanel';
import { usePanelToggle } from '../CardPanel/usePanelToggle';
import { SearchMarksContext } from '../SearchMarks/SearchMarksContext';
import { useRovingFocus } from '../../ui/base/useRovingFocus';
import { TagChip } from '../TagList/TagChip';
import { TagList } from '../TagList/TagList';
import * as styles from './CardTags.css';
import { useFittingCount } from './useFittingCount';

/** Most tags in the card's line. */
const mostInLine = 3;

/** Most tags in the panel. The artifact's own page has all of them. */
const mostInPanel = 200;

export interface CardTagsProps {
  /** The artifact's tags. */
  tags: readonly string[];
  /** The artifact's title. It names the buttons for screen readers. */
  title: string;
}

/**
 * Shows the tags that fit into one line, and a button with the number of others, which shows all.
 * Tags that the user searches for or filters by come first.
 */
export function CardTags({ tags: ownTags, title }: CardTagsProps) {
  const marks = useContext(SearchMarksContext);
  const tags = marks ? wantedFirst(ownTags, marks.isWanted) : ownTags;
  const list = useRef<HTMLUListElement>(null);
  const { isOpen, toggle, ref } = usePanelToggle();
  const inLine = tags.slice(0, mostInLine);
  const fitting = useFittingCount(list, tags, tags.length - inLine.length);
  const roving = useRovingFocus(list);
  const shown = Math.min(fitting, inLine.length);
  const hidden = tags.length - shown;
  if (tags.length === 0) return null;
  const shownIf = (isShown: boolean) => (isShown ? '' : styles.unfit);
  return (
    <div>
      <ul
        ref={list}
        className={`${styles.line} ${fitting === Infinity ? '' : styles.measured}`}
        part="tags"
        aria-label="Tags"
        {...roving}
      >
        {inLine.map((tag, index) => (
          <TagChip key={index} tag={tag} className={`${styles.chip} ${shownIf(index < shown)}`} />
        ))}
        {tags.length > 1 && (
          <li className={shownIf(hidden > 0)}>
            <button
              ref={isOpen ? undefined : ref}
              type="button"
              className={styles.rest}
              dir="ltr"
              aria-expanded={isOpen}
              aria-label={`+${hidden} more ${hidden === 1 ? 'tag' : 'tags'} of ${title}`}
              onClick={toggle}
            >
              +{hidden}
            </button>
          </li>
        )}
      </ul>
      {isOpen && (
        <CardPanel
          label={`All tags of ${title}`}
          closeLabel={`Less about the tags of ${title}`}
          closeRef={ref}
          onClose={toggle}
        >
          <TagList tags={tags.slice(0, mostInPanel)} />
          {tags.length > mostInPanel && (
            <p className={styles.remark}>
              And {formatCount(tags.length - mostInPanel)} more on the page of this artifact.
            </p>
          )}
        </CardPanel>
      )}
    </div>
  );
}

function wantedFirst(tags: readonly string[], isWanted: (tag: string) => boolean) {
  return [...tags].sort((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
}
