import { useRef } from 'react';
import { useRovingFocus } from '../../ui/base/useRovingFocus';
import { TagChip } from './TagChip';
import * as styles from './TagList.css';

export interface TagListProps {
  /** The tags to show. */
  tags: readonly string[];
}

/** Shows an artifact's tags as chips. The Tab key reaches one, arrow keys reach the others. */
export function TagList({ tags }: TagListProps) {
  const list = useRef<HTMLUListElement>(null);
  const roving = useRovingFocus(list);
  if (tags.length === 0) return null;
  return (
    <ul ref={list} className={styles.list} aria-label="Tags" {...roving}>
      {tags.map((tag, index) => (
        <TagChip key={index} tag={tag} />
      ))}
    </ul>
  );
}
