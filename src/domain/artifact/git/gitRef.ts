/**
 * Whether git can have a ref of this name (git check-ref-format), or it is a hash. No ref starts
 * with a hyphen, so none is read as an option.
 */
export function isGitRef(ref: string): boolean {
  return (
    ref.length > 0 &&
    ref.length <= 255 &&
    !/[\p{Cc}\p{Cf}\p{Cs}\p{Z}~^:?*[\\]|\.\.|@\{|^[-/]|\/\/|[./]$/u.test(ref) &&
    !ref.split('/').some((part) => part.startsWith('.') || part.endsWith('.lock'))
  );
}

/** Whether a ref is the full hash of a commit. */
export function isCommitHash(ref: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(ref);
}

/** Whether a ref may be the hash of a commit, in full or shortened. Years and dates are not. */
export function maybeCommitHash(ref: string): boolean {
  return isCommitHash(ref) || (/^[0-9a-f]{7,63}$/i.test(ref) && /[a-f]/i.test(ref));
}
