import { useId, useMemo, useState } from 'react';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import { type FileSource, fileSourceOf } from '../../../domain/files/fileSource';
import * as section from '../../files/FilesSection/FilesSection.css';
import { useServices } from '../../services/TroviContext';
import { Heading } from '../../ui/Heading/Heading';
import { lazyCode, LazyNote, type LazyCode, useLazyCode } from '../../ui/lazy/lazyCode';
import { PartBoundary } from '../../ui/PartBoundary/PartBoundary';
import type { RepositoryReaders } from './repositoryReaders';

const facts = lazyCode(async () => (await import('./RequirementsFacts')).RequirementsFacts);

export interface RequirementsSectionProps {
  /** The version to describe. */
  version: ArtifactVersion;
  /** Read from the host of the version. They load when the section is opened. */
  readers: LazyCode<RepositoryReaders>;
}

/**
 * What a visitor needs to run a version: its languages, environment, licence, size and age. Folded:
 * the host is asked only when a reader opens the section. Shown for the hosts of the configuration.
 */
export function RequirementsSection({ version, readers }: RequirementsSectionProps) {
  const { fileHosts } = useServices().configuration;
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  const { contentsUrn } = version;
  const source = useMemo(
    () => fileHosts && fileSourceOf(contentsUrn, fileHosts),
    [contentsUrn, fileHosts],
  );
  if (!source) return null;
  return (
    <section part="requirements" aria-labelledby={headingId}>
      <details
        className={section.details}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={section.summary}>
          <Heading depth={1} id={headingId} className={section.title}>
            What you need
          </Heading>
        </summary>
        {isOpen && (
          <PartBoundary name="What you need" change={contentsUrn}>
            <Facts key={contentsUrn} {...{ source, readers }} />
          </PartBoundary>
        )}
      </details>
    </section>
  );
}

function Facts({
  source,
  readers,
}: { source: FileSource } & Pick<RequirementsSectionProps, 'readers'>) {
  const view = useLazyCode(facts);
  const reading = useLazyCode(readers);
  if (view.code && reading.code) return <view.code source={source} readers={reading.code} />;
  return <LazyNote state={view.code ? reading : view} subject="What you need" />;
}
