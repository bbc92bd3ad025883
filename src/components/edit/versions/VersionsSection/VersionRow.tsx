import { useEffect, useId, useRef } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { artifactUrl } from '../../../../domain/addresses/routes';
import type { ArtifactVersion } from '../../../../domain/artifact/version';
import { doiRequestOf } from '../../../../domain/editing/doiRequests';
import {
  canDeleteVersion,
  canRequestDoi,
  isSameIdentity,
  isSlugRepeated,
  markVersion,
  unmarkVersion,
  type VersionAction,
} from '../../../../domain/editing/versionEdits';
import {
  doiUrl,
  isGitVersion,
  versionDoi,
} from '../../../../domain/artifact/contents/versionContents';
import { focusWithin } from '../../../forms/Submission/moveFocus';
import { button, smallButton } from '../../../ui/buttons/buttons.css';
import { useServices } from '../../../services/TroviContext';
import { Icon } from '../../../ui/Icon/Icon';
import { outwardIcon } from '../../../ui/Icon/arrowIcons';
import { paperIcon } from '../../../ui/Icon/objectIcons';
import { Timestamp } from '../../../ui/Timestamp/Timestamp';
import { doiControl } from '../../Suggestions/goToFix';
import { describeContents } from './describeContents';
import { AwaitedDoi, Mark } from './VersionState';
import * as styles from './VersionsSection.css';
import type { Versions } from './useVersions';

export interface VersionRowProps {
  /** The artifact with the version. */
  artifact: Artifact;
  /** The version of the row. */
  version: ArtifactVersion;
  /** The state of the section. */
  versions: Versions;
}

/** A version with its contents, date and DOI, or with buttons to change it. */
export function VersionRow({ artifact, version, versions }: VersionRowProps) {
  const { draft, marks, dois } = versions;
  const { configuration } = useServices();
  const { urnProvider, supportEmail } = configuration;
  const { slug } = version;
  const doi = versionDoi(version);
  const action = marks.find((mark) => isSameIdentity(mark, version))?.action;
  const request = doiRequestOf(version, dois.pending) && (dois.isWatching ? 'watched' : 'given-up');
  const contents = describeContents(version, configuration);
  const isForbidden = !doi && isSlugRepeated(artifact, slug);
  const reasonId = useId();
  const row = useRef<HTMLLIElement>(null);
  const isPressed = useRef(false);
  // Moves the focus on when a pressed button is replaced.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    const hasUndo = row.current?.querySelector('[data-undo]');
    const hasButton = row.current?.querySelector('button');
    focusWithin(row, hasUndo ? '[data-undo]' : hasButton ? 'button' : 'a');
  }, [action, request]);
  const press = (act: () => void) => () => {
    isPressed.current = true;
    act();
  };
  const marking = (next: VersionAction) =>
    press(() => draft.change((edits) => markVersion(edits, version, next)));
  const unmark = press(() => draft.change((edits) => unmarkVersion(edits, version)));
  return (
    <li ref={row} className={`${styles.row} ${action === 'delete' ? styles.deleted : ''}`}>
      <Slug artifact={artifact} slug={slug} />
      <div className={styles.actions}>
        {doi && (
          <a className={styles.doi} href={doiUrl(doi)} target="_blank" rel="noopener noreferrer">
            {doi}
            <Icon path={outwardIcon} label="(opens in a new tab)" />
          </a>
        )}
        {request && action !== 'delete' && (
          <AwaitedDoi slug={slug} request={request} onLookAgain={press(dois.lookAgain)} />
        )}
        {action && <Mark slug={slug} action={action} onUndo={unmark} />}
        {!action && !request && canRequestDoi(artifact, version, urnProvider) && (
          <button
            type="button"
            name={doiControl(slug)}
            className={`${button} ${smallButton}`}
            aria-label={`Request DOI for ${slug}`}
            onClick={marking('request-doi')}
          >
            <Icon path={paperIcon} />
            Request DOI
          </button>
        )}
        {(isForbidden || (action !== 'delete' && canDeleteVersion(artifact, version))) && (
          <button
            type="button"
            className={isForbidden ? styles.forbidden : styles.smallDanger}
            aria-label={`Delete ${slug}`}
            aria-disabled={isForbidden || undefined}
            aria-describedby={isForbidden ? reasonId : undefined}
            onClick={isForbidden ? undefined : marking('delete')}
          >
            Delete
          </button>
        )}
      </div>
      <p className={styles.detail}>
        {contents && (
          <>
            <bdi>{contents}</bdi> ·{' '}
          </>
        )}
        <Timestamp instant={version.createdAt} />
      </p>
      {!doi && isGitVersion(version) && (
        <p className={styles.remark}>
          DOIs are for archived files: archive the release on Zenodo, then use Create Version ›
          Archive DOI.
        </p>
      )}
      {isForbidden && (
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
  if (!slug || !linkBase) return <span className={styles.slug}>{slug || '(unnamed)'}</span>;
  return (
    <span>
      <a className={styles.slug} href={artifactUrl(linkBase, artifact.id, { version: slug })}>
        {slug}
      </a>
    </span>
  );
}
