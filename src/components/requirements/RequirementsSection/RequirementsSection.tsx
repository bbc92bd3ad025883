import { useState } from 'react';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import type { FileSource } from '../../../domain/files/fileSource';
import { FoldedSection } from '../../files/FoldedSection/FoldedSection';
import { useFileSource } from '../../files/useFileSource';
import { lazyCode, LazyNote, type LazyCode, useLazyCode } from '../../ui/lazy/lazyCode';
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
  const [isOpen, setOpen] = useState(false);
  const { contentsUrn } = version;
  const source = useFileSource(contentsUrn);
  if (!source) return null;
  return (
    <FoldedSection
      title="What you need"
      part="requirements"
      isOpen={isOpen}
      onToggle={setOpen}
      change={contentsUrn}
    >
      <Facts key={contentsUrn} {...{ source, readers }} />
    </FoldedSection>
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
