import type { MouseEvent } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import {
  daypassRequestsUrl,
  downloadUrl,
  launchUrl,
  requestDaypassUrl,
} from '../../../domain/addresses/portalLinks';
import { counted } from '../../../domain/artifact/formatCount';
import { isOwner } from '../../../domain/artifact/permissions';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import { sourceCodeSetup } from '../../../domain/artifact/contents/contentsKind';
import { hasArchive } from '../../../domain/artifact/contents/contentsArchive';
import { button, largeButton, primary, wideButton } from '../../ui/buttons/buttons.css';
import { useServices, useUser } from '../../services/TroviContext';
import { Icon } from '../../ui/Icon/Icon';
import { outwardIcon } from '../../ui/Icon/arrowIcons';
import { downloadIcon, playIcon } from '../../ui/Icon/actionIcons';
import { ticketIcon } from '../../ui/Icon/objectIcons';
import * as styles from './ContentBox.css';
import { isLaunchable } from './isLaunchable';

/** Called before a launch. */
export type LaunchHandler = (
  artifactId: string,
  event: MouseEvent<HTMLAnchorElement>,
  version: string,
) => void;

interface PortalActionsProps {
  artifact: Artifact;
  version: ArtifactVersion;
  sharingKey?: string;
  onLaunch?: LaunchHandler;
}

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };

/** Links to the portal's actions for a version (contract/portal 2). */
export function PortalActions({ artifact, version, sharingKey, onLaunch }: PortalActionsProps) {
  const { portalUrl, testbedName, urnProvider } = useServices().configuration;
  const { id, reproducibility } = artifact;
  const { slug } = version;
  const options = { sharingKey };
  if (!id || !portalUrl) return null;
  const minorActions = [
    hasArchive(version, urnProvider) && {
      name: 'Download Archive',
      icon: downloadIcon,
      href: downloadUrl(portalUrl, id, slug, options),
    },
    reproducibility.enableRequests && {
      name: 'Request daypass',
      icon: ticketIcon,
      href: requestDaypassUrl(portalUrl, id, options),
    },
  ].filter((action) => !!action);
  return (
    <>
      {isLaunchable(version, urnProvider) && (
        <a
          className={`${button} ${primary} ${largeButton} ${wideButton}`}
          part="launch"
          href={launchUrl(portalUrl, id, slug, {
            ...options,
            repoUrl: sourceCodeSetup(version)?.repoUrl,
          })}
          onClick={onLaunch && ((event) => onLaunch(id, event, slug))}
          {...elsewhere}
        >
          <Icon path={playIcon} />
          Launch on {testbedName}
        </a>
      )}
      {minorActions.length > 0 && (
        <div className={styles.pair}>
          {minorActions.map(({ name, icon, href }) => (
            <a key={name} className={`${button} ${styles.minor}`} href={href} {...elsewhere}>
              <Icon path={icon} />
              {name}
            </a>
          ))}
        </div>
      )}
      <Daypass artifact={artifact} portalUrl={portalUrl} />
    </>
  );
}

/** How long a daypass lasts and, for the owner, where the requests for one are. */
function Daypass({ artifact, portalUrl }: { artifact: Artifact; portalUrl: string }) {
  const user = useUser();
  const { id, reproducibility } = artifact;
  const { enableRequests, accessHours } = reproducibility;
  const mayReview = isOwner(artifact, user);
  if (!enableRequests || (accessHours === undefined && !mayReview)) return null;
  return (
    <p className={styles.daypass}>
      {accessHours !== undefined && `Daypass: ${counted(accessHours, 'hour')}`}
      {accessHours !== undefined && mayReview && ' · '}
      {mayReview && (
        <a href={daypassRequestsUrl(portalUrl, id)} {...elsewhere}>
          Review requests
          <Icon path={outwardIcon} label="(opens in a new tab)" />
        </a>
      )}
    </p>
  );
}
