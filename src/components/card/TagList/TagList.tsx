import { TagChip } from './TagChip';
import * as styles from './TagList.css';

export interface TagListProps {
  /** The tags to show. */
  tags: readonly string[];
}

/** Shows an artifact's tags as chips. */
export function TagList({ tags }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Tags">
      {tags.map((tag, index) => (
        <TagChip key={index} tag={tag} />
      ))}
    </ul>
  );
}
