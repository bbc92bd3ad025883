import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { CatalogueSummary } from '../../../domain/catalogue/catalogueSummary';
import { TagChip } from '../../card/TagList/TagChip';
import { baseStyle } from '../../ui/base/base.css';
import { useRovingFocus } from '../../ui/base/useRovingFocus';
import { observeSizes } from '../../ui/base/observeSizes';
import { useServices } from '../../services/TroviContext';
import { useRequest } from '../../services/useRequest';
import { useCatalogueSummary } from '../CatalogueFigures/useCatalogueSummary';
import * as styles from './PopularTags.css';

const none: readonly string[] = [];

/**
 * Shows two rows of tags, which link to the list (product 2.3): provided tags, else the most
 * frequent ones of the catalogue that this browser knows, else those that the server lists. Keeps
 * its height while they load, and without tags.
 */
export function PopularTags() {
  const summary = useCatalogueSummary();
  const tags = useTagsOf(summary);
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingRows(list, tags);
  const roving = useRovingFocus(list);
  return (
    <div className={baseStyle}>
      <ul ref={list} className={styles.list} aria-label="Tags" {...roving}>
        {tags.map((tag, index) => (
          <TagChip
            key={index}
            tag={tag}
            className={`${styles.tag} ${index < fitting ? '' : styles.unfit}`}
          />
        ))}
      </ul>
    </div>
  );
}

/** The tags of a summary. Requests those of the server if the summary has none. */
function useTagsOf(summary: CatalogueSummary | undefined): readonly string[] {
  const { repository } = useServices();
  const known = summary?.tags ?? none;
  const isMissing = summary !== undefined && known.length === 0;
  const ask = useCallback(() => repository.tags(), [repository]);
  const { response = none } = useRequest(isMissing ? ask : undefined);
  return isMissing ? response : known;
}

/** The number of items in the rows that fit into the list's height. */
function useFittingRows(list: RefObject<HTMLElement | null>, items: unknown): number {
  const [count, setCount] = useState(Infinity);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const { bottom } = element.getBoundingClientRect();
      const children = [...element.children];
      const first = children.findIndex((child) => child.getBoundingClientRect().bottom > bottom);
      setCount(first < 0 ? Infinity : first);
    };
    measure();
    return observeSizes([element, ...element.children], measure);
  }, [list, items]);
  return count;
}
