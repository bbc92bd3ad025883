import { useMemo } from 'react';
import type { FileHost } from '../../domain/configuration/fileHosts';
import { type FileSource, fileSourceOf } from '../../domain/files/fileSource';
import { useServices } from '../services/TroviContext';

/**
 * The source of a version's files, the same object while the version is the same. `undefined` if none
 * of the hosts has them.
 *
 * @param hosts The hosts of files. By default `fileHosts` of the configuration.
 */
export function useFileSource(
  contentsUrn: string,
  hosts?: readonly FileHost[],
): FileSource | undefined {
  const { fileHosts } = useServices().configuration;
  const known = hosts ?? fileHosts;
  return useMemo(() => known && fileSourceOf(contentsUrn, known), [contentsUrn, known]);
}
