import type { RoleAssignment } from '../../domain/editing/roles/role';
import { encodeSegment } from '../../domain/addresses/webAddress';

import { jsonBodyRequest } from '../http/jsonBodyRequest';
import { jsonRequest } from '../http/jsonRequest';
import { pathSegment } from '../http/pathSegment';

/** Asks to give a user a role (contract/api 2.7). The answer is empty. */
export function addRoleRequest(base: URL, artifactId: string, entry: RoleAssignment): Request {
  const { user, role } = entry;
  return jsonBodyRequest('POST', rolesUrl(base, artifactId), { user, role });
}

/** Asks to remove a role from a user (contract/api 2.7). The answer is empty. */
export function removeRoleRequest(base: URL, artifactId: string, entry: RoleAssignment): Request {
  const url = rolesUrl(base, artifactId);
  // The server reads an unencoded plus sign as a blank.
  url.search = `user=${encodeSegment(entry.user)}&role=${encodeSegment(entry.role)}`;
  return jsonRequest(url, 'DELETE');
}

function rolesUrl(base: URL, artifactId: string): URL {
  return new URL(`artifacts/${pathSegment(artifactId)}/roles/`, base);
}
