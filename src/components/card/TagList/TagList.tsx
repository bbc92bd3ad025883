import { Icon } from '../../primitives/Icon/Icon';
import { tagIcon } from '../../primitives/Icon/icons';
import { spokenOnly } from '../../primitives/base/base.css';
import * as styles from './TagList.css';

export interface TagListProps {
  tags: readonly string[];
  /** The most chips to show, on one line; the rest is counted, its names are in the chip's title. Without it: all. */
  limit?: number;
}

/** An artifact's tags as chips. */
export function TagList({ tags, limit }: TagListProps) {
  if (tags.length === 0) return null;
  const rest = limit === undefined ? [] : tags.slice(limit);
  return (
    <ul className={`${styles.list} ${limit === undefined ? '' : styles.single}`} aria-label="Tags">
      {tags.slice(0, limit).map((tag, index) => (
        <li key={index} className={styles.tag} title={tag}>
          <Icon path={tagIcon} />
          <span className={styles.name}>{tag}</span>
        </li>
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
