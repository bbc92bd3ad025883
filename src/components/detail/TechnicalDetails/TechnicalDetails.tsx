import type { Artifact } from '../../../domain/artifact/artifact';
import { versionMetrics } from '../../../domain/artifact/metrics';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import { row } from '../DetailSection/DetailSection.css';
import { LinkedProjects } from '../LinkedProjects/LinkedProjects';
import { usageText } from '../VersionList/usageText';
import { padded, panel } from '../../ui/Panel/Panel.css';
import { mono, muted, small } from '../../ui/base/base.css';
import { useUserContent } from '../../ui/base/useUserContent';
import { SlicedList } from '../../ui/Slices/SlicedList';
import * as styles from './TechnicalDetails.css';

/** Versions that are shown at first. */
const foldedVersions = 20;

/**
 * A fold with what few people need: the URNs of versions and of their links, the usage of each
 * version, and the projects. Shows nothing if there is none of it.
 */
export function TechnicalDetails({ artifact }: { artifact: Artifact }) {
  const { versions, linkedProjects } = artifact;
  const hasProjects = linkedProjects?.some((urn) => urn.trim()) ?? false;
  if (versions.length === 0 && !hasProjects) return null;
  return (
    <details className={`${panel} ${padded} ${small}`}>
      <summary className={styles.summary}>Technical details</summary>
      <div className={styles.content}>
        <SlicedList items={versions} first={foldedVersions} aria-label="Contents of versions">
          {(version, index) => (
            <li key={index} className={row}>
              <Contents version={version} />
            </li>
          )}
        </SlicedList>
        <LinkedProjects artifact={artifact} />
      </div>
    </details>
  );
}

function Contents({ version }: { version: ArtifactVersion }) {
  const userContent = useUserContent();
  const usage = usageText(versionMetrics(version));
  return (
    <>
      <b>{version.slug || '(unnamed)'}</b>
      {usage && <span className={muted}> · {usage}</span>}
      <p className={mono} dir="ltr">
        {version.contentsUrn}
      </p>
      <SlicedList items={version.links} aria-label={`Links of ${version.slug || '(unnamed)'}`}>
        {({ label, urn }, index) => (
          <li key={index}>
            <bdi {...userContent}>{label}</bdi>
            <p className={mono} dir="ltr">
              {urn}
            </p>
          </li>
        )}
      </SlicedList>
    </>
  );
}
