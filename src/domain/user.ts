/** Somebody who is signed in. */
export interface User {
  /** The name that the sign-on server prefers. */
  username: string;
  /** The user's URN, the key of ownership and roles (product 3.6). */
  urn: string;
}
