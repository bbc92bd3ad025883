import type { FailureMessageProps } from '../runtime/FailureMessage';
import { lateComponent } from './lateComponent';

/** What an element cannot show: the light build loads its looks when something fails. Until then the words alone. */
export const FailureMessage = lateComponent<FailureMessageProps>(
  async () => (await import('../runtime/FailureMessage')).FailureMessage,
  ({ heading, remark }) => (
    <p role="alert">
      {heading} {remark}
    </p>
  ),
);
