import type { TreeEntry } from '../../../domain/files/treeEntry';
import type { CellLinks } from '../Notebook/cellLinks';
import type { FileReader, FileTree } from '../../../domain/ports/fileReader';

export interface FileViewProps {
  /** Not a folder. */
  entry: TreeEntry;
  tree: FileTree;
  reader: FileReader;
  /** The addresses of the cells of a notebook. Without them, cells have no links. */
  cells?: CellLinks;
  onFile: (path: string | undefined) => void;
}
