import { artifactFailureText } from '../../src/components/detail/ArtifactFailure/artifactFailureText';
import type { ArtifactRequest } from '../../src/components/services/useArtifact';
import { routes } from '../../src/domain/addresses/routes';
import { displayTitle } from '../../src/domain/artifact/derivedValues';
import { canEdit } from '../../src/domain/artifact/permissions';
import type { User } from '../../src/domain/artifact/user';

/** What a title needs from a page's request for an artifact. */
export type TitledRequest = Pick<ArtifactRequest, 'artifact' | 'error' | 'status'>;

/** The title of an artifact's page: the artifact's own title, or why it is not shown. */
export function detailTitle({ artifact, error, status }: TitledRequest): string | undefined {
  return status === 'failed' ? failureTitle(error) : artifact && displayTitle(artifact);
}

/** The title of the Edit screen: the artifact's name, or why the form is not shown. */
export function editTitle({ artifact, error, status }: TitledRequest, user?: User): string {
  if (status === 'failed') return failureTitle(error);
  if (!artifact) return routes.edit.title;
  if (!canEdit(artifact, user)) return 'You do not have permission to edit this artifact';
  return `${routes.edit.title} ${displayTitle(artifact)}`;
}

/** The heading of the failure, without its full stop. */
function failureTitle(error: unknown): string {
  return artifactFailureText(error).heading.replace(/\.$/, '');
}
