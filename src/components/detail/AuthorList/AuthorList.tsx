import type { Artifact } from '../../../domain/artifact/artifact';
import { authorString } from '../../../domain/artifact/derivedValues';
import type { Author } from '../../../domain/artifact/author';
import { encodeSegment } from '../../../domain/addresses/webAddress';
import { row, rowLink } from '../ArtifactDetail/rows.css';
import { useServices } from '../../services/TroviContext';
import { Panel } from '../../primitives/Panel/Panel';
import { muted, small } from '../../primitives/base/base.css';
import * as styles from './AuthorList.css';
import { hasSupportEmail, isSupportContact, sourcePage } from './supportContact';

export interface AuthorListProps {
  /** The artifact whose authors are shown. */
  artifact: Artifact;
}

/** Shows the authors with affiliations and email addresses (product 2.5). */
export function AuthorList({ artifact }: AuthorListProps) {
  const { configuration } = useServices();
  const { authors } = artifact;
  const [first] = authors;
  if (!first) return <NobodyNamed artifact={artifact} />;
  if (isSupportContact(first, configuration)) {
    return (
      <Panel heading="Authors">
        <p className={`${small} ${muted}`}>
          See the <Source artifact={artifact} /> for its authors.
        </p>
      </Panel>
    );
  }
  const isAnyHidden = authors.some((author) => hasSupportEmail(author, configuration));
  return (
    <Panel heading="Authors">
      <ul className={small}>
        {authors.map((author, index) => (
          <li key={index} className={row}>
            <Person author={author} isHidden={hasSupportEmail(author, configuration)} />
          </li>
        ))}
      </ul>
      {isAnyHidden && (
        <p className={`${small} ${muted} ${styles.note}`}>
          See the <Source artifact={artifact} /> for how to reach them.
        </p>
      )}
    </Panel>
  );
}

function Person({ author, isHidden }: { author: Author; isHidden: boolean }) {
  const { fullName, affiliation, email } = author;
  return (
    <>
      <b className={styles.name}>{fullName.trim() || '(no name)'}</b>
      {affiliation && <span className={`${muted} ${styles.line}`}>{affiliation}</span>}
      {email && !isHidden && (
        <span className={styles.line}>
          {isMailAddress(email) ? (
            <a className={rowLink} href={mailtoUrl(email)}>
              {email}
            </a>
          ) : (
            email
          )}
        </span>
      )}
    </>
  );
}

function NobodyNamed({ artifact }: AuthorListProps) {
  const owner = authorString(artifact);
  if (!owner) return null;
  return (
    <Panel heading="Authors">
      <p className={`${small} ${muted} ${styles.owner}`}>No authors named. Shared by {owner}.</p>
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
