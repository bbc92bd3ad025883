import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { artifactUrl } from '../../../domain/addresses/routes';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import { doiUrl, versionDoi } from '../../../domain/artifact/contents/versionContents';
import {
  findVersion,
  isSameVersion,
  latestVersion,
} from '../../../domain/artifact/versions/versions';
import { row, rowLink } from '../DetailSection/DetailSection.css';
import { useServices } from '../../services/TroviContext';
import { Icon } from '../../ui/Icon/Icon';
import { outwardIcon } from '../../ui/Icon/arrowIcons';
import { SlicedList } from '../../ui/Slices/SlicedList';
import { Panel } from '../../ui/Panel/Panel';
import { muted, small } from '../../ui/base/base.css';
import { Timestamp } from '../../ui/Timestamp/Timestamp';
import { useKeptPlace } from './useKeptPlace';
import * as styles from './VersionList.css';

/** Versions that are shown at first, so that the citation stays near. */
const foldedVersions = 5;

export interface VersionListProps {
  /** The artifact whose versions are listed. */
  artifact: Artifact;
  /** Slug of the chosen version, if any. */
  version?: string;
  /** The key that opens a private artifact. Links to versions keep it. */
  sharingKey?: string;
  /**
   * Called when a person opens a version or the whole artifact. Prevent the event's default action
   * to navigate yourself.
   */
  onOpen?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>, version?: string) => void;
}

/**
 * Lists the versions, newest first, each with its day and DOI (product 2.5). Shows the first
 * ones, and those as far as the chosen one.
 */
export function VersionList({ artifact, version, sharingKey, onOpen }: VersionListProps) {
  const { linkBase } = useServices();
  const { id, versions } = artifact;
  const keepPlace = useKeptPlace(version);
  const list = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  // The link to the latest view disappears when pressed. Moves the focus to the newest version.
  useLayoutEffect(() => {
    if (version || !isLeaving.current) return;
    isLeaving.current = false;
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [version]);
  const chosen = version ? findVersion(artifact, version) : undefined;
  const needed = Math.max(foldedVersions, chosen ? versions.indexOf(chosen) + 1 : 0);
  const [pressed, setPressed] = useState<string>();
  const [shown, setShown] = useState({ version, first: needed });
  if (shown.version !== version) {
    // The list is not built again under the pressed link, which is there already.
    setShown({ version, first: version === pressed ? shown.first : needed });
  }
  const newest = latestVersion(artifact);
  const linkTo = (slug?: string) => ({
    href: artifactUrl(linkBase, id, { version: slug, sharingKey }),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      keepPlace(event.currentTarget);
      setPressed(slug);
      onOpen?.(id, event, slug);
    },
  });
  const latest = linkTo();
  // In the line of the heading, so that no version moves when it appears.
  const toLatest = version && versions.length > 0 && linkBase && (
    <a
      className={`${rowLink} ${small}`}
      href={latest.href}
      onClick={(event) => {
        isLeaving.current = true;
        latest.onClick(event);
      }}
    >
      Latest View
    </a>
  );
  const currency = (entry: ArtifactVersion) => {
    if (version) return chosen && isSameVersion(entry, chosen) ? 'page' : undefined;
    return newest && isSameVersion(entry, newest) ? 'true' : undefined;
  };
  return (
    <Panel heading="Versions" aside={toLatest}>
      {versions.length === 0 && <p className={`${small} ${muted}`}>No versions yet.</p>}
      <div ref={list} className={small}>
        <SlicedList items={versions} first={shown.first}>
          {(entry, index) => (
            <li
              key={index}
              className={`${row} ${styles.version} ${currency(entry) ? styles.current : ''}`}
            >
              {id && entry.slug && linkBase ? (
                <a
                  className={`${rowLink} ${styles.slug}`}
                  aria-current={currency(entry)}
                  {...linkTo(entry.slug)}
                >
                  {entry.slug}
                </a>
              ) : (
                <span className={styles.slug}>{entry.slug || '(unnamed)'}</span>
              )}
              <Timestamp className={muted} instant={entry.createdAt} />
              <Doi version={entry} />
            </li>
          )}
        </SlicedList>
      </div>
    </Panel>
  );
}

function Doi({ version }: { version: ArtifactVersion }) {
  const doi = versionDoi(version);
  if (!doi) return null;
  return (
    <span className={styles.wide}>
      <a className={rowLink} href={doiUrl(doi)} target="_blank" rel="noopener noreferrer">
        {doi}
        <Icon path={outwardIcon} label="(opens in a new tab)" />
      </a>
    </span>
  );
}
