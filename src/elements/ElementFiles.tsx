import { useState } from 'react';
import { FilesSection } from '../components/files/FilesSection/FilesSection';
import { useServices } from '../components/services/TroviContext';
import { lazyCode } from '../components/ui/lazy/lazyCode';
import type { Artifact } from '../domain/artifact/artifact';
import { findVersion, latestVersion } from '../domain/artifact/versions/versions';
import { publicFileHosts } from '../domain/configuration/publicFileHosts';

const reader = /* @__PURE__ */ lazyCode(
  async () => (await import('../api/files/fileReader')).fileReader,
);

interface ElementFilesProps {
  artifact: Artifact;
  /** Slug of the version that the element shows. */
  version?: string;
}

/** The files of the version that an element shows. The page's address names no file. */
export function ElementFiles({ artifact, version: slug }: ElementFilesProps) {
  const { fileHosts = publicFileHosts } = useServices().configuration;
  const version = (slug && findVersion(artifact, slug)) || latestVersion(artifact);
  const [opened, setOpened] = useState<{ contents: string; path?: string }>();
  if (!version) return null;
  const contents = version.contentsUrn;
  return (
    <FilesSection
      key={contents}
      {...{ version, reader }}
      hosts={fileHosts}
      file={opened?.contents === contents ? opened.path : undefined}
      onFile={(path) => setOpened({ contents, ...(path !== undefined && { path }) })}
    />
  );
}
