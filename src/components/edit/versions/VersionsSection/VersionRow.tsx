import { useId, useRef } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { artifactUrl } from '../../../../domain/addresses/routes';
import type { ArtifactVersion } from '../../../../domain/artifact/version';
import {
  canDeleteVersion,
  canRequestDoi,
  isSlugRepeated,
  type VersionAction,
} from '../../../../domain/editing/versionEdits';
import { doiUrl, versionDoi } from '../../../../domain/artifact/versionContents';
import { button, smallButton } from '../../../primitives/buttons/buttons.css';
import { useServices } from '../../../services/TroviContext';
import { Icon } from '../../../primitives/Icon/Icon';
import { outwardIcon } from '../../../primitives/Icon/icons';
import { paperIcon } from '../../../primitives/Icon/versionIcons';
import { Timestamp } from '../../../primitives/Timestamp/Timestamp';
import { useFocusAfterPress } from './useFocusAfterPress';
import { AwaitedDoi, Mark } from './VersionState';
import * as styles from './VersionsSection.css';

export interface VersionRowProps {
  artifact: Artifact;
  version: ArtifactVersion;
  /** What the next save does to the version. */
  action?: VersionAction;
  /**
   * Set if a DOI was requested. `watched`: the page checks for the result by itself. `given-up`: it
   * stopped.
   */
  request?: 'watched' | 'given-up';
  onMark: (action: VersionAction) => void;
  onUnmark: () => void;
  onLookAgain: () => void;
}

/** A version with its date and DOI, or with buttons to change it. */
export function VersionRow(props: VersionRowProps) {
  const { artifact, version, action, request, onMark, onUnmark, onLookAgain } = props;
  const { urnProvider, supportEmail } = useServices().configuration;
  const { slug } = version;
  const doi = versionDoi(version);
  const isBarred = !doi && isSlugRepeated(artifact, slug);
  const reasonId = useId();
  const row = useRef<HTMLLIElement>(null);
  const pressed = useFocusAfterPress(row, `${action} ${request}`);
  const press = (act: () => void) => () => {
    pressed();
    act();
  };
  return (
    <li ref={row} className={`${styles.row} ${action === 'delete' ? styles.going : ''}`}>
      <Slug artifact={artifact} slug={slug} />
      <Timestamp className={`${styles.day} ${styles.struckDay}`} instant={version.createdAt} />
      <div className={styles.actions}>
        {doi && (
          <a className={styles.doi} href={doiUrl(doi)} target="_blank" rel="noopener noreferrer">
            {doi}
            <Icon path={outwardIcon} label="(opens in a new tab)" />
          </a>
        )}
        {request && action !== 'delete' && (
          <AwaitedDoi slug={slug} request={request} onLookAgain={press(onLookAgain)} />
        )}
        {action && <Mark slug={slug} action={action} onUndo={press(onUnmark)} />}
        {!action && !request && canRequestDoi(artifact, version, urnProvider) && (
          <button
            type="button"
            className={`${button} ${smallButton}`}
            aria-label={`Request DOI for ${slug}`}
            onClick={press(() => onMark('request-doi'))}
          >
            <Icon path={paperIcon} />
            Request DOI
          </button>
        )}
        {action !== 'delete' && canDeleteVersion(artifact, version) && (
          <button
            type="button"
            className={styles.smallDanger}
            aria-label={`Delete ${slug}`}
            onClick={press(() => onMark('delete'))}
          >
            Delete
          </button>
        )}
        {isBarred && (
          <button
            type="button"
            className={styles.barred}
            aria-label={`Delete ${slug}`}
            aria-disabled
            aria-describedby={reasonId}
          >
            Delete
          </button>
        )}
      </div>
      {isBarred && (
        <p className={styles.remark} id={reasonId}>
          Several versions are called {slug || '(unnamed)'}. The catalogue cannot tell them apart,
          so it can neither delete this one nor request a DOI for it.
          {supportEmail && (
            <>
              {' '}
              Ask <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
            </>
          )}
        </p>
      )}
    </li>
  );
}

function Slug({ artifact, slug }: { artifact: Artifact; slug: string }) {
  const { linkBase } = useServices();
  const className = `${styles.slug} ${styles.struckSlug}`;
  if (!slug || !linkBase) return <span className={className}>{slug || '(unnamed)'}</span>;
  return (
    <span>
      <a className={className} href={artifactUrl(linkBase, artifact.id, { version: slug })}>
        {slug}
      </a>
    </span>
  );
}
