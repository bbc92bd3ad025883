import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { frequentTags } from '../../../domain/catalogue/frequentTags';
import type { ArtifactRepository } from '../../../domain/ports/artifactRepository';
import { TagChip } from '../../card/TagList/TagChip';
import { baseStyle } from '../../ui/base/base.css';
import { givenTags } from '../../services/givenTags';
import { knownArtifacts } from '../../services/knownArtifacts';
import { useServices } from '../../services/TroviContext';
import { useRequest } from '../../services/useRequest';
import * as styles from './PopularTags.css';

/** More tags than three rows of a wide page hold. */
const most = 80;

const none: readonly string[] = [];

export interface PopularTagsProps {
  /** Shows the tags that the server lists, even if this browser knows the catalogue. @default false */
  isListed?: boolean;
}

/**
 * Shows three rows of tags, which lead to the list (product 2.3): the most frequent ones of the
 * catalogue that this browser knows, else those that the server lists. Keeps its height while they
 * load, and without tags.
 */
export function PopularTags({ isListed = false }: PopularTagsProps) {
  const { repository } = useServices();
  const ask = useCallback(() => popularTags(repository, isListed), [repository, isListed]);
  const given = useMemo(() => givenTags.get(repository)?.slice(0, most), [repository]);
  const { answer: tags = none } = useRequest<readonly string[]>(ask, given);
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

async function popularTags(
  repository: ArtifactRepository,
  isListed: boolean,
): Promise<readonly string[]> {
  const tags = isListed ? none : frequentTags(await knownArtifacts(repository), most);
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
    const observer = new ResizeObserver(measure);
    for (const sized of [element, ...element.children]) observer.observe(sized);
    return () => observer.disconnect();
  }, [list, items]);
  return count;
}
