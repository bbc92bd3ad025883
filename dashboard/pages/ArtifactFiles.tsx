import { useCallback, useMemo } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import {
  FilesSection,
  type FilesSectionProps,
} from '../../src/components/files/FilesSection/FilesSection';
import { RequirementsSection } from '../../src/components/requirements/RequirementsSection/RequirementsSection';
import {
  readOpenCell,
  readOpenFile,
  writeOpenCell,
  writeOpenFile,
} from '../../src/domain/addresses/openFile';
import type { Artifact } from '../../src/domain/artifact/artifact';
import { findVersion, latestVersion } from '../../src/domain/artifact/versions/versions';
import { reader, readers } from './fileReading';

interface ArtifactFilesProps {
  artifact: Artifact;
  /** Slug of the version on the page. */
  version?: string;
}

/** The files of the version on an artifact's page. The address names the file that is open. */
export function ArtifactFiles({ artifact, version: slug }: ArtifactFilesProps) {
  const { pathname, search } = useLocation();
  const page = useHref(pathname);
  const navigate = useNavigate();
  const onFile = useCallback<FilesSectionProps['onFile']>(
    (path) => {
      const { search: present, hash } = window.location;
      const search = writeOpenFile(present, path);
      void navigate({ search, hash }, { state: { keepsPlace: true } });
    },
    [navigate],
  );
  const file = readOpenFile(search);
  const linked = readOpenCell(search);
  const fileSearch = writeOpenFile(search, file);
  const addressOf = useCallback(
    (cell: number) => page + writeOpenCell(fileSearch, cell),
    [page, fileSearch],
  );
  const cells = useMemo(
    () => ({ addressOf, ...(linked !== undefined && { linked }) }),
    [addressOf, linked],
  );
  const version = (slug && findVersion(artifact, slug)) || latestVersion(artifact);
  if (!version) return null;
  return (
    <>
      <RequirementsSection key={version.contentsUrn} {...{ version, readers }} />
      <FilesSection key={version.contentsUrn} {...{ version, reader, file, cells, onFile }} />
    </>
  );
}
