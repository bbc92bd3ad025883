import type { ReactNode } from 'react';
import { encodePath } from '../../../domain/artifact/git/repositoryFiles';
import { filePlace, pageAddress } from '../../../domain/files/filePlace';
import type { FileSource } from '../../../domain/files/fileSource';

interface FileLinkProps {
  source: FileSource;
  path: string;
  isFolder?: boolean;
  /** @default the path */
  children?: ReactNode;
}

/** A link to a file or folder on the host of a version. */
export function FileLink({ source, path, isFolder, children }: FileLinkProps) {
  const isInFolder = isFolder && filePlace(source, path).archive === undefined;
  return (
    <a
      href={isInFolder ? source.files.folders + encodePath(path) : pageAddress(source, path)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children ?? <bdi>{path}</bdi>}
    </a>
  );
}
