import { Fragment, useContext } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { cardAuthors, displayName, isSupportContact } from '../../../domain/artifact/author';
import { formatCount } from '../../../domain/artifact/formatCount';
import { useServices } from '../../services/TroviContext';
import { useUserContent } from '../../ui/base/useUserContent';
import { SearchMarksContext } from '../SearchMarks/SearchMarksContext';
import * as styles from './ArtifactCard.css';

/** The first authors in one line, and the number of the others. */
export function CardAuthors({ artifact: { authors } }: { artifact: Artifact }) {
  const { configuration } = useServices();
  const userContent = useUserContent();
  const marks = useContext(SearchMarksContext);
  const [first] = authors;
  if (!first || isSupportContact(first, configuration)) return null;
  const shown = authors.slice(0, cardAuthors).map(displayName);
  const others = authors.length - shown.length;
  return (
    <p className={styles.authors}>
      <span className={styles.authorNames} title={shown.join(', ')} {...userContent}>
        {shown.map((name, index) => (
          <Fragment key={index}>
            {index > 0 && ', '}
            <bdi>{marks?.mark(name, 'author') ?? name}</bdi>
          </Fragment>
        ))}
      </span>
      {others > 0 && (
        <span role="img" aria-label={`and ${formatCount(others)} more`}>
          +{formatCount(others)}
        </span>
      )}
    </p>
  );
}
