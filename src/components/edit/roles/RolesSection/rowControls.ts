import type { Artifact } from '../../../../domain/artifact/artifact';
import { type RoleRowKey, rowOfEntry } from '../../../../domain/editing/roles/roleProblems';

/** Name of the button that adds a row. */
export const addControl = 'roles.add';

/** The controls of a row. */
export type RoleControl = 'user' | 'role' | 'delete' | 'undo';

/** Returns the name of a control in an existing row, by its place in the artifact's list. */
export function knownControl(index: number, control: RoleControl): string {
  return `roles.known.${index}.${control}`;
}

/** Returns the name of a control in a new row, by its id. */
export function newControl(id: number, control: RoleControl): string {
  return `roles.new.${id}.${control}`;
}

/**
 * Returns the name of the control that fixes a row's problem: the role of an existing row, the user
 * of a new one.
 */
export function controlOfRow({ roles }: Artifact, row: RoleRowKey): string {
  const index = roles.findIndex((entry) => rowOfEntry(entry) === row);
  return index < 0
    ? newControl(Number(row.slice('new '.length)), 'user')
    : knownControl(index, 'role');
}
