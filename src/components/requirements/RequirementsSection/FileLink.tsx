import type { ReactNode } from 'react';
import { encodePath } from '../../../domain/artifact/git/repositoryFiles';
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
  const { pages, folders } = source.files;
  return (
    <a
      href={(isFolder ? folders : pages) + encodePath(path)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children ?? <bdi>{path}</bdi>}
    </a>
  );
}
