import { useSyncExternalStore } from 'react';
import type { FileSource } from '../../../domain/files/fileSource';
import type { FileReader, FileTree } from '../../../domain/ports/fileReader';

/** How many trees are kept. A tree may have 100,000 entries. */
const mostTrees = 4;

const trees = new Map<string, FileTree>();
const listeners = new Set<() => void>();

/**
 * A reader that asks a host once for each tree, because several parts of a page show the same one.
 * Failures are not kept.
 */
export function rememberTrees(reader: FileReader): FileReader {
  return {
    ...reader,
    async readTree(source, signal) {
      const key = keyOf(source);
      const known = trees.get(key);
      if (known) return known;
      const tree = await reader.readTree(source, signal);
      trees.set(key, tree);
      const [oldest] = trees.keys();
      if (trees.size > mostTrees && oldest !== undefined) trees.delete(oldest);
      listeners.forEach((listener) => listener());
      return tree;
    },
  };
}

/** The tree of a source, if a part of the page has read it. */
export function useKnownTree(source: FileSource | undefined): FileTree | undefined {
  const read = () => (source ? trees.get(keyOf(source)) : undefined);
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function keyOf(source: FileSource): string {
  return JSON.stringify(source);
}
