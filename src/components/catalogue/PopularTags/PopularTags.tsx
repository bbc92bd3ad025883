import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { frequentTags } from '../../../domain/catalogue/frequentTags';
import type { ArtifactRepository } from '../../../domain/ports/artifactRepository';
import { TagChip } from '../../card/TagList/TagChip';
import { baseStyle } from '../../ui/base/base.css';
import { observeSizes } from '../../ui/base/observeSizes';
import { knownArtifacts } from '../../services/knownArtifacts';
import { providedData } from '../../services/providedData';
import { useServices } from '../../services/TroviContext';
import { useRequest } from '../../services/useRequest';
import * as styles from './PopularTags.css';

/** More tags than three rows of a wide page hold. */
const most = 80;

const none: readonly string[] = [];

/**
 * Shows three rows of tags, which link to the list (product 2.3): provided tags, else the most
 * frequent ones of the catalogue that this browser knows, else those that the server lists. Keeps
 * its height while they load, and without tags.
 */
export function PopularTags() {
  const { repository } = useServices();
  const ask = useCallback(() => popularTags(repository), [repository]);
  const provided = useMemo(() => providedData(repository).tags?.slice(0, most), [repository]);
  const { response: tags = none } = useRequest<readonly string[]>(ask, provided);
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingRows(list, tags);
  return (
    <div className={baseStyle}>
      <ul ref={list} className={styles.list} aria-label="Tags">
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

async function popularTags(repository: ArtifactRepository): Promise<readonly string[]> {
  const tags = frequentTags(await knownArtifacts(repository), most);
  return tags.length > 0 ? tags : (await repository.tags()).slice(0, most);
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
