import { useId } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import type { ArtifactVersion } from '../../../../domain/artifact/version';
import { contentsKindOf } from '../../../../domain/artifact/contents/contentsKind';
import { branchIcon } from '../../../ui/Icon/objectIcons';
import { Message } from '../../../ui/Message/Message';
import { VersionRow } from './VersionRow';
import * as styles from './VersionsSection.css';
import type { Versions } from './useVersions';

export interface VersionRowsProps {
  /** The artifact whose versions are listed. */
  artifact: Artifact;
  /** The state of the section. */
  versions: Versions;
}

/** Lists the versions. Disk images and templates have lists of their own below the others. */
export function VersionRows({ artifact, versions }: VersionRowsProps) {
  const listed = (...kinds: readonly string[]) =>
    artifact.versions.filter((version) => kinds.includes(contentsKindOf(version)));
  const images = listed('image');
  const templates = listed('template');
  const others = artifact.versions.filter(
    (version) => !images.includes(version) && !templates.includes(version),
  );
  if (artifact.versions.length === 0) {
    return (
      <Message
        kind="empty"
        level={3}
        icon={branchIcon}
        heading="No versions yet"
        remark="Create Version adds one, for example from a branch or tag of a git repository. Import Version adds the newest commit of a repository on GitHub that has a version here."
      />
    );
  }
  const shared = { artifact, versions };
  return (
    <>
      <Rows {...shared} entries={others} />
      <Rows {...shared} entries={images} heading="Disk images" />
      <Rows {...shared} entries={templates} heading="Templates" />
    </>
  );
}

interface RowsProps extends VersionRowsProps {
  entries: readonly ArtifactVersion[];
  heading?: string;
}

function Rows({ artifact, versions, entries, heading }: RowsProps) {
  const headingId = useId();
  if (entries.length === 0) return null;
  return (
    <div>
      {heading && (
        <h3 className={styles.groupHeading} id={headingId}>
          {heading}
        </h3>
      )}
      <ul aria-labelledby={heading && headingId}>
        {entries.map((version) => (
          <VersionRow
            key={`${version.slug} ${version.contentsUrn}`}
            artifact={artifact}
            version={version}
            versions={versions}
          />
        ))}
      </ul>
    </div>
  );
}
