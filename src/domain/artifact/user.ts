/** A signed-in user. */
export interface User {
  /** The preferred user name, from the sign-on server. */
  username: string;
  /** The user's URN. Ownership and roles refer to it (product 3.6). */
  urn: string;
}
