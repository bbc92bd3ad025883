import { useContext } from 'react';
import { tagUrl } from '../../../domain/addresses/tagUrl';
import { useServices } from '../../services/TroviContext';
import { SearchMarksContext } from '../SearchMarks/SearchMarksContext';
import { Icon } from '../../ui/Icon/Icon';
import { tagIcon } from '../../ui/Icon/objectIcons';
import { useUserContent } from '../../ui/base/useUserContent';
import * as styles from './TagList.css';

export interface TagChipProps {
  tag: string;
  /** More styles of the chip. */
  className?: string;
}

/** One tag of a list. Links to the artifacts with this tag if there is a dashboard. */
export function TagChip({ tag, className = '' }: TagChipProps) {
  const userContent = useUserContent();
  const { linkBase } = useServices();
  const marks = useContext(SearchMarksContext);
  return (
    <li className={`${styles.tag} ${className}`} title={tag}>
      <Icon path={tagIcon} />
      <a className={styles.name} href={tagUrl(linkBase, tag)} {...userContent}>
        {marks?.mark(tag, 'tag') ?? tag}
      </a>
    </li>
  );
}
