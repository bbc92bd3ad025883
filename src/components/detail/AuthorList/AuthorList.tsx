import type { Artifact } from '../../../domain/artifact/artifact';
import { authorString } from '../../../domain/citation/citedValues';
import {
  type Author,
  displayName,
  hasSupportEmail,
  isSupportContact,
} from '../../../domain/artifact/author';
import { searchUrl } from '../../../domain/addresses/searchUrl';
import { searchFor } from '../../../domain/catalogue/search/writeSearch';
import { encodeSegment } from '../../../domain/addresses/webAddress';
import { row, rowLink } from '../DetailSection/DetailSection.css';
import { useServices } from '../../services/TroviContext';
import { Panel } from '../../ui/Panel/Panel';
import { muted, small } from '../../ui/base/base.css';
import { useUserContent } from '../../ui/base/useUserContent';
import { SlicedList } from '../../ui/Slices/SlicedList';
import * as styles from './AuthorList.css';
import { sourcePage } from './sourcePage';

/** Authors that are shown at first, so that versions and citation stay near. */
const foldedAuthors = 8;

export interface AuthorListProps {
  /** The artifact whose authors are shown. */
  artifact: Artifact;
}

/**
 * Shows the authors with affiliations, and their email addresses below a fold (product 2.5). Names
 * and affiliations link to the list of their artifacts.
 */
export function AuthorList({ artifact }: AuthorListProps) {
  const { configuration } = useServices();
  const { authors } = artifact;
  const [first] = authors;
  if (!first) return <NobodyNamed artifact={artifact} />;
  const isHidden = (author: Author) => hasSupportEmail(author, configuration);
  const isUnknown = isSupportContact(first, configuration);
  const reachable = authors.filter((author) => author.email && !isHidden(author));
  return (
    <Panel heading="Authors">
      {!isUnknown && (
        <SlicedList className={small} items={authors} first={foldedAuthors}>
          {(author, index) => (
            <li key={index} className={row}>
              <Person author={author} />
            </li>
          )}
        </SlicedList>
      )}
      {!isUnknown && reachable.length > 0 && (
        <details className={`${small} ${styles.note}`}>
          <summary className={styles.summary}>Email addresses</summary>
          <SlicedList items={reachable} first={foldedAuthors} aria-label="Email addresses">
            {(author, index) => (
              <li key={index} className={row}>
                <Email author={author} />
              </li>
            )}
          </SlicedList>
        </details>
      )}
      {(isUnknown || authors.some(isHidden)) && (
        <p className={`${small} ${muted} ${isUnknown ? '' : styles.note}`}>
          See the <Source artifact={artifact} /> for{' '}
          {isUnknown ? 'its authors' : 'how to reach them'}.
        </p>
      )}
    </Panel>
  );
}

function Person({ author }: { author: Author }) {
  const { linkBase } = useServices();
  const { fullName, affiliation } = author;
  const userContent = useUserContent();
  return (
    <>
      <b className={styles.name}>
        <a
          className={styles.link}
          href={searchUrl(linkBase, searchFor(fullName, 'author'))}
          {...userContent}
        >
          {displayName(author)}
        </a>
      </b>
      {affiliation && (
        <span className={`${muted} ${styles.line}`}>
          <a
            className={styles.link}
            href={searchUrl(linkBase, searchFor(affiliation, 'affiliation'))}
            {...userContent}
          >
            {affiliation}
          </a>
        </span>
      )}
    </>
  );
}

function Email({ author }: { author: Author }) {
  const { email } = author;
  return (
    <>
      <span className={muted} {...useUserContent()}>
        {displayName(author)}
      </span>
      <span className={styles.line}>
        {isMailAddress(email) ? (
          <a className={rowLink} href={mailtoUrl(email)}>
            {email}
          </a>
        ) : (
          email
        )}
      </span>
    </>
  );
}

function NobodyNamed({ artifact }: AuthorListProps) {
  const owner = authorString(artifact);
  if (!owner) return null;
  return (
    <Panel heading="Authors">
      <p className={`${small} ${muted} ${styles.owner}`}>
        No authors named. Shared by <bdi>{owner}</bdi>.
      </p>
    </Panel>
  );
}

function Source({ artifact }: AuthorListProps) {
  const url = sourcePage(artifact);
  return url ? (
    <a href={url} target="_blank" rel="noopener noreferrer">
      source of this artifact
    </a>
  ) : (
    'source of this artifact'
  );
}

/** Whether a text looks like an email address. */
function isMailAddress(text: string): boolean {
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(text.trim());
}

/** Encodes the address, so that it cannot add headers (RFC 6068). */
function mailtoUrl(email: string): string {
  return `mailto:${email.trim().split('@').map(encodeSegment).join('@')}`;
}
