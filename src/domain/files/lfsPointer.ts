/** A Git LFS pointer: a small file in place of a large one (contract/code-hosts). */
export interface LfsPointer {
  /** SHA-256 of the large file, 64 hexadecimal digits. */
  oid: string;
  /** Of the large file, in bytes. */
  size: number;
}

/** The largest pointer, in bytes (Git LFS specification). */
const largestPointer = 1024;

/** Reads a Git LFS pointer. `undefined` for any other text. */
export function readLfsPointer(text: string): LfsPointer | undefined {
  if (text.length > largestPointer || !/^version https:\/\/git-lfs\.github\.com\//.test(text)) {
    return undefined;
  }
  const oid = /^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1];
  const size = Number(/^size (\d{1,15})$/m.exec(text)?.[1]);
  return oid && Number.isSafeInteger(size) ? { oid, size } : undefined;
}
