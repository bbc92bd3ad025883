import { CallError } from '../../../domain/errors';
import { reasonOf } from '../../primitives/Message/reasonOf';

/**
 * Says why an artifact is not shown: a heading, and a remark if there is more to say (product 8.1).
 */
export function artifactFailureText(error: unknown): { heading: string; remark?: string } {
  const status = error instanceof CallError && error.code === 'refused' ? error.status : undefined;
  if (status === undefined) return { heading: "Couldn't fetch artifact.", remark: reasonOf(error) };
  if (status === 404 || status === 403) {
    return {
      heading: "Couldn't fetch artifact.",
      remark: 'It may not exist, or you do not have permission.',
    };
  }
  return { heading: `Error fetching artifact: ${status}.` };
}
