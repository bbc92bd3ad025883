import { type ReactNode, useId, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import {
  findVersion,
  isSameVersion,
  latestVersion,
} from '../../../domain/artifact/versions/versions';
import { useServices } from '../../services/TroviContext';
import { Panel } from '../../ui/Panel/Panel';
import { mono, muted, small } from '../../ui/base/base.css';
import { CodeHosting } from './CodeHosting';
import * as styles from './ContentBox.css';
import { DiskImages } from './DiskImages';
import { HeatTemplate } from './HeatTemplate';
import { isExternal } from './isLaunchable';
import { type LaunchHandler, PortalActions } from './PortalActions';
import { VersionLinks } from './VersionLinks';

export interface ContentBoxProps {
  /** The artifact whose contents are shown. */
  artifact: Artifact;
  /**
   * Slug of the chosen version.
   * @default the newest version, also when no version has this slug (decision 40)
   */
  version?: string;
  /** The key that opens a private artifact. Links to the portal keep it. */
  sharingKey?: string;
  /**
   * Called when a person launches a version. Prevent the event's default action to launch yourself.
   */
  onLaunch?: LaunchHandler;
  /** The other places that can run the version, below the launch. @default none */
  places?: ReactNode;
}

/**
 * Shows what a user can do with a version: launch, download, clone, or ask for access
 * (product 2.5).
 */
export function ContentBox(props: ContentBoxProps) {
  const { artifact, version, sharingKey, onLaunch, places } = props;
  const { configuration } = useServices();
  const newest = latestVersion(artifact);
  const chosen = version ? findVersion(artifact, version) : undefined;
  const served = chosen ?? newest;
  if (!served || !newest) {
    return (
      <Panel heading="Content" className={styles.box}>
        <p className={muted}>No contents yet.</p>
      </Panel>
    );
  }
  const remark = (
    <span className={`${small} ${muted} ${styles.version}`}>
      Version <span className={mono}>{served.slug || '(unnamed)'}</span>
      {isSameVersion(served, newest) && ', newest'}
    </span>
  );
  return (
    <Panel heading="Content" aside={remark} className={styles.box}>
      <div className={styles.content}>
        {isExternal(served, configuration.urnProvider) && (
          <p>
            <span className={styles.chip} title="The contents are hosted elsewhere">
              External Artifact
            </span>
          </p>
        )}
        <PortalActions
          artifact={artifact}
          version={served}
          sharingKey={sharingKey}
          onLaunch={onLaunch}
        />
        {places}
        <FoldedOnPhones>
          <CodeHosting artifact={artifact} version={served} />
          <DiskImages versions={chosen ? [chosen] : artifact.versions} served={served} />
          <VersionLinks version={served} />
          <HeatTemplate versions={chosen ? [chosen] : artifact.versions} served={served} />
        </FoldedOnPhones>
      </div>
    </Panel>
  );
}

/** On phones, source and links are folded, so that the description is near. */
function FoldedOnPhones({ children }: { children: ReactNode }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {isUnfolded ? 'Hide source and links' : 'Show source and links'}
      </button>
      <div id={id} className={isUnfolded ? styles.content : styles.folded}>
        {children}
      </div>
    </>
  );
}
