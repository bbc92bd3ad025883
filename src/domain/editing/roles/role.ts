/** What a user may do on one artifact (contract/api 1.8). */
export type Role = 'collaborator' | 'administrator';

/** One role entry of an artifact. A user may hold both roles, as two entries. */
export interface RoleAssignment {
  /** URN of the user. */
  user: string;
  /** One of {@link Role}, or a text that a newer server sends: such an entry grants nothing here. */
  role: string;
}
