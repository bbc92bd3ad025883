import type { FailureMessageProps } from '../runtime/feeding/FailureMessage';
import { lateComponent } from './lateComponent';

/** What an element cannot show: the light build loads its looks when something fails. Until then the words alone. */
export const FailureMessage = lateComponent<FailureMessageProps>(
  async () => (await import('../runtime/feeding/FailureMessage')).FailureMessage,
  ({ heading, remark }) => (
    <p role="alert">
      {heading} {remark}
    </p>
  ),
);
