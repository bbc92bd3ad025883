import type { ReactNode } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { isUnknownVersion, unknownVersionText } from '../../../domain/artifact/versions/versions';
import { useHost, useProblemReport } from '../HostContext';

interface VersionCheckProps {
  artifact: Artifact;
  /** Slug of the version that the page names. */
  version?: string;
  /** The content, which says on screen that there is no such version. */
  children: ReactNode;
}

/** Reports to the page if the artifact of an element lacks the version that the page names. */
export function VersionCheck({ artifact, version, children }: VersionCheckProps) {
  const { element } = useHost();
  const isUnknown = version !== undefined && isUnknownVersion(artifact, version);
  const message = isUnknown ? unknownVersionText(artifact, version) : '';
  useProblemReport(element, isUnknown ? { code: 'configuration', message } : undefined);
  return children;
}
