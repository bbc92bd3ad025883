import { useReconnect } from '../../services/useReconnect';
import { Message } from '../../ui/Message/Message';
import { baseStyle } from '../../ui/base/base.css';
import { artifactFailureText } from './artifactFailureText';

export interface ArtifactFailureProps {
  /** The error that the repository's call rejected with. */
  error: unknown;
  /** Called to ask again: by the user, and when the connection is back. Pass a stable function. */
  onRetry: () => void;
}

/** Replaces an artifact that could not be loaded (product 8.1). */
export function ArtifactFailure({ error, onRetry }: ArtifactFailureProps) {
  useReconnect(error, onRetry);
  return (
    <div className={baseStyle}>
      <Message kind="failed" level={1} {...artifactFailureText(error)} onRetry={onRetry} />
    </div>
  );
}
