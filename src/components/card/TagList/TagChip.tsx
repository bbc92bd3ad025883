import { useContext } from 'react';
import { SearchMarksContext } from '../ArtifactCard/SearchMarks';
import { Icon } from '../../primitives/Icon/Icon';
import { tagIcon } from '../../primitives/Icon/icons';
import { useWritten } from '../../primitives/base/useWritten';
import * as styles from './TagList.css';

export interface TagChipProps {
  tag: string;
  /** More styles of the chip. */
  className?: string;
}

/** One tag of a list. */
export function TagChip({ tag, className = '' }: TagChipProps) {
  const written = useWritten();
  const marks = useContext(SearchMarksContext);
  return (
    <li className={`${styles.tag} ${className}`} title={tag}>
      <Icon path={tagIcon} />
      <span className={styles.name} {...written}>
        {marks?.mark(tag, 'tag') ?? tag}
      </span>
    </li>
  );
}
