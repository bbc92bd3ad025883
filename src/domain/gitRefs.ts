/** A ref of a remote repository, as its lookup lists it (spec 3, "Git option"; contract 4.1). */
export interface GitRef {
  /** The full hash of the commit, or of an annotated tag, that it names. */
  commit: string;
  /** Its full name: `HEAD`, `refs/heads/main`, `refs/tags/v1.0`, `refs/tags/v1.0^{}`, `refs/pull/12/head`. */
  name: string;
}
