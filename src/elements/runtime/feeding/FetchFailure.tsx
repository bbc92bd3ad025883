import { artifactFailureText } from '../../../components/detail/ArtifactFailure/artifactFailureText';
import { callProblem } from './callProblem';
import { ElementFailure } from '../ElementShell';
import { useHost, useProblemReport } from '../HostContext';

export interface FetchFailureProps {
  /** The artifact that cannot be had. */
  id: string;
  /** What its repository said. */
  error: unknown;
  /** Asks again. */
  onRetry: () => void;
}

/** Stands in the place of an artifact that cannot be fetched, and reports it. */
export function FetchFailure({ id, error, onRetry }: FetchFailureProps) {
  const { element } = useHost();
  useProblemReport(element, callProblem(`The artifact ${id} cannot be fetched`, error));
  return <ElementFailure {...artifactFailureText(error)} onRetry={onRetry} />;
}
