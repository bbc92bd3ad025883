import { isEntryPath, type EntryKind, type TreeEntry } from './treeEntry';

/** A file or folder, with the entries in it. */
export interface TreeNode {
  path: string;
  name: string;
  kind: EntryKind;
  size?: number;
  /** Folders first, then by name. Empty for files. */
  children: TreeNode[];
}

/** A visible row of a tree, as the ARIA tree pattern describes it. */
export interface TreeRow {
  node: TreeNode;
  /** From 1. */
  level: number;
  /** From 1, among the entries of the same folder. */
  position: number;
  setSize: number;
  /** Only folders with entries are open or closed. */
  isOpen?: boolean;
}

const collator = new Intl.Collator('en', { numeric: true });

/**
 * The entries at the root of a repository. Adds folders that are not listed, and leaves out entries
 * with a path that git does not allow. The first of two entries with the same path stays.
 */
export function nodesOf(entries: readonly TreeEntry[]): TreeNode[] {
  const root: TreeNode[] = [];
  const known = new Map<string, TreeNode>();
  const add = (path: string, kind: EntryKind, size?: number): TreeNode => {
    const found = known.get(path);
    if (found) return found;
    const slash = path.lastIndexOf('/');
    const node: TreeNode = { path, name: path.slice(slash + 1), kind, children: [] };
    if (size !== undefined) node.size = size;
    known.set(path, node);
    const siblings = slash < 0 ? root : add(path.slice(0, slash), 'folder').children;
    siblings.push(node);
    return node;
  };
  for (const { path, kind, size } of entries) if (isEntryPath(path)) add(path, kind, size);
  for (const { children } of known.values()) children.sort(compareNodes);
  return root.sort(compareNodes);
}

/** The rows to show: the root, and what is in open folders. */
export function openRows(nodes: readonly TreeNode[], open: ReadonlySet<string>): TreeRow[] {
  return rowsOf(nodes, ({ path }) => open.has(path));
}

/**
 * The rows of the entries whose path contains each word of a text, in any letter case, in their
 * folders. All folders are open.
 */
export function filteredRows(nodes: readonly TreeNode[], text: string): TreeRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const keep = (node: TreeNode): TreeNode[] => {
    const children = node.children.flatMap(keep);
    const path = node.path.toLowerCase();
    return children.length > 0 || words.every((word) => path.includes(word))
      ? [{ ...node, children }]
      : [];
  };
  return rowsOf(nodes.flatMap(keep), () => true);
}

/** The folders around a path, outermost first. */
export function foldersAround(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function rowsOf(nodes: readonly TreeNode[], isOpen: (node: TreeNode) => boolean): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (siblings: readonly TreeNode[], level: number) => {
    siblings.forEach((node, index) => {
      const row: TreeRow = { node, level, position: index + 1, setSize: siblings.length };
      rows.push(row);
      if (node.children.length === 0) return;
      row.isOpen = isOpen(node);
      if (row.isOpen) add(node.children, level + 1);
    });
  };
  add(nodes, 1);
  return rows;
}

function compareNodes(a: TreeNode, b: TreeNode): number {
  const folders = Number(b.kind === 'folder') - Number(a.kind === 'folder');
  return folders || collator.compare(a.name, b.name) || (a.name < b.name ? -1 : 1);
}
