import { Icon } from '../../primitives/Icon/Icon';
import { tagIcon } from '../../primitives/Icon/icons';
import { useWritten } from '../../primitives/base/useWritten';
import * as styles from './TagList.css';

/** One tag of a list. */
export function TagChip({ tag }: { tag: string }) {
  const written = useWritten();
  return (
    <li className={styles.tag} title={tag}>
      <Icon path={tagIcon} />
      <span className={styles.name} {...written}>
        {tag}
      </span>
    </li>
  );
}
