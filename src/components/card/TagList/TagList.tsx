import { spokenOnly } from '../../primitives/base/base.css';
import { TagChip } from './TagChip';
import * as styles from './TagList.css';

export interface TagListProps {
  /** The tags to show. */
  tags: readonly string[];
  /**
   * Most tags to show, on one line. A last chip counts the others and names them in its title.
   * Without a limit, all tags show.
   */
  limit?: number;
}

/** Shows an artifact's tags as chips. */
export function TagList({ tags, limit }: TagListProps) {
  if (tags.length === 0) return null;
  const rest = limit === undefined ? [] : tags.slice(limit);
  return (
    <ul className={`${styles.list} ${limit === undefined ? '' : styles.single}`} aria-label="Tags">
      {tags.slice(0, limit).map((tag, index) => (
        <TagChip key={index} tag={tag} />
      ))}
      {rest.length > 0 && (
        <li className={`${styles.tag} ${styles.rest}`} title={rest.join(', ')}>
          +{rest.length}
          <span className={spokenOnly}> more: {rest.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
