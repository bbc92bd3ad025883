/** What a user may do with one artifact (contract/api 1.8). */
export type Role = 'collaborator' | 'administrator';

/** A user's role on an artifact. A user may have both roles, as two entries. */
export interface RoleAssignment {
  /** URN of the user. */
  user: string;
  /**
   * One of {@link Role}, or an unknown role of a newer server. An unknown role grants nothing here.
   */
  role: string;
}
