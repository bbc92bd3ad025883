import { useEffect } from 'react';
import { type ArtifactRequest, artifactFailureText } from '../../../src/entries/components';
import { toasts } from '../shell/toasts';

/** Also shows a toast when an artifact could not be loaded (product 8.1). */
export function useFailureToast(status: ArtifactRequest['status'], error: unknown): void {
  useEffect(() => {
    if (status !== 'failed') return;
    const { heading, remark } = artifactFailureText(error);
    toasts.showOutcome('negative', [heading, remark].filter(Boolean).join(' '));
  }, [status, error]);
}
