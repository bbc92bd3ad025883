import { CallError, isRefusal } from '../../../domain/errors/callError';
import { reasonOf } from '../../ui/Message/reasonOf';

/**
 * Says why an artifact is not shown: a heading, and a remark if there is more to say (product 8.1).
 */
export function artifactFailureText(error: unknown): { heading: string; remark?: string } {
  const status = error instanceof CallError && error.code === 'refused' ? error.status : undefined;
  if (status === undefined) return { heading: "Couldn't fetch artifact.", remark: reasonOf(error) };
  if (isMissing(error)) {
    return {
      heading: "Couldn't fetch artifact.",
      remark: 'It may not exist, or you do not have permission.',
    };
  }
  return { heading: `Error fetching artifact: ${status}.` };
}

/** Whether the server has no such artifact, or none for this user: it does not distinguish them. */
export function isMissing(error: unknown): boolean {
  return isRefusal(error) && (error.status === 404 || error.status === 403);
}
