import type { TreeEntry } from '../../../domain/files/treeEntry';
import type { FileReader, FileTree } from '../../../domain/ports/fileReader';

export interface FileViewProps {
  /** Not a folder. */
  entry: TreeEntry;
  tree: FileTree;
  reader: FileReader;
  onFile: (path: string | undefined) => void;
}
