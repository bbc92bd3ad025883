import { useEffect } from 'react';
import {
  type ArtifactRequest,
  artifactFailureText,
  isMissing,
} from '../../../src/entries/components';
import { toasts } from '../shell/toasts';

/**
 * Also shows a toast when an artifact could not be loaded (product 8.1). A missing one is said
 * once, in the page.
 */
export function useFailureToast(status: ArtifactRequest['status'], error: unknown): void {
  useEffect(() => {
    if (status !== 'failed' || isMissing(error)) return;
    const { heading, remark } = artifactFailureText(error);
    toasts.showOutcome('negative', [heading, remark].filter(Boolean).join(' '));
  }, [status, error]);
}
