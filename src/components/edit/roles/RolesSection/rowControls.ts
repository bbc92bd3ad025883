import type { Artifact } from '../../../../domain/artifact/artifact';
import { type RoleRowKey, rowOfEntry } from '../../../../domain/editing/roles/roleProblems';

/** Name of the button that adds a row. */
export const addControl = 'roles.add';

/** What a row can be changed by. */
export type RoleControl = 'user' | 'role' | 'delete' | 'undo';

/** Name of a control of an entry, by its place in the artifact's list. */
export function knownControl(index: number, control: RoleControl): string {
  return `roles.known.${index}.${control}`;
}

/** Name of a control of a new row, by its id. */
export function newControl(id: number, control: RoleControl): string {
  return `roles.new.${id}.${control}`;
}

/** Name of the control that a problem with a row is mended by: the choice of the role, else the user. */
export function controlOfRow({ roles }: Artifact, row: RoleRowKey): string {
  const index = roles.findIndex((entry) => rowOfEntry(entry) === row);
  return index < 0
    ? newControl(Number(row.slice('new '.length)), 'user')
    : knownControl(index, 'role');
}
