import { Fragment } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { type Author, displayName, isSupportContact } from '../../../domain/artifact/author';
import { counted, formatCount } from '../../../domain/artifact/formatCount';
import { totalMetrics } from '../../../domain/artifact/metrics';
import { small } from '../../ui/base/base.css';
import { useUserContent } from '../../ui/base/useUserContent';
import { Timestamp } from '../../ui/Timestamp/Timestamp';
import { useServices } from '../../services/TroviContext';
import { cutText } from '../../ui/Slices/cutText';
import { usageText } from '../VersionList/usageText';
import * as styles from './ArtifactDetail.css';

/** Most authors in the header. The list of authors has all of them. */
const mostAuthors = 8;

/** Longest name in the header. */
const longestName = 100;

/**
 * Authors, last update, number of versions, usage and creation of an artifact. The list of authors
 * has the links to their other artifacts.
 */
export function HeaderFacts({ artifact }: { artifact: Artifact }) {
  const { createdAt, updatedAt, versions } = artifact;
  const usage = usageText(totalMetrics(artifact));
  return (
    <div className={styles.facts}>
      <Authors artifact={artifact} />
      <p className={small}>
        {updatedAt !== undefined && (
          <>
            Updated <Timestamp instant={updatedAt} /> ·{' '}
          </>
        )}
        {createdAt !== undefined && (
          <>
            Created <Timestamp instant={createdAt} /> ·{' '}
          </>
        )}
        {counted(versions.length, 'version')}
        {usage && ` · ${usage}`}
      </p>
    </div>
  );
}

function Authors({ artifact }: { artifact: Artifact }) {
  const { configuration } = useServices();
  const { authors } = artifact;
  const [first] = authors;
  if (!first || isSupportContact(first, configuration)) return null;
  const rest = authors.length - mostAuthors;
  return (
    <p className={styles.authors}>
      {authors.slice(0, mostAuthors).map((author, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <AuthorName author={author} />
        </Fragment>
      ))}
      {rest > 0 && ` and ${formatCount(rest)} more`}
    </p>
  );
}

function AuthorName({ author }: { author: Author }) {
  const userContent = useUserContent();
  const name = displayName(author);
  const end = cutText(name, longestName);
  return (
    <span {...userContent}>{end < name.length ? `${name.slice(0, end).trimEnd()}…` : name}</span>
  );
}
