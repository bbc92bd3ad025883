import { ElementFailure } from '../runtime/ElementShell';
import type { FetchFailureProps } from '../runtime/feeding/FetchFailure';
import { lateComponent } from './lateComponent';

/** An artifact that cannot be fetched: the light build loads the words for it then. */
export const FetchFailure = lateComponent<FetchFailureProps>(
  async () => (await import('../runtime/feeding/FetchFailure')).FetchFailure,
  () => <ElementFailure heading="Couldn't fetch artifact." />,
);
