import type { VersionListProps } from '../VersionList/VersionList';
import { artifactUrl } from '../../../domain/addresses/routes';
import { useServices } from '../../services/TroviContext';
import { Icon } from '../../ui/Icon/Icon';
import { infoIcon } from '../../ui/Icon/statusIcons';
import * as styles from './ArtifactDetail.css';

type MissingVersionProps = VersionListProps & { version: string };

/** Says that the address names an unknown version, and links to the newest one. */
export function MissingVersion({ artifact, version, sharingKey, onOpen }: MissingVersionProps) {
  const { linkBase } = useServices();
  const { id, versions } = artifact;
  return (
    <div className={styles.notice} role="status">
      <Icon path={infoIcon} />
      <p className={styles.noticeText}>
        <b>This version does not exist.</b> There is no “<bdi>{version}</bdi>” here, or you do not
        have permission to view it.{' '}
        {versions.length > 0 && linkBase && (
          <a
            href={artifactUrl(linkBase, id, { sharingKey })}
            onClick={onOpen && ((event) => onOpen(id, event))}
          >
            View the newest version
          </a>
        )}
      </p>
    </div>
  );
}
