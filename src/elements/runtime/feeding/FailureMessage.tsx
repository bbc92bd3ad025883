import { button } from '../../../components/primitives/buttons/buttons.css';
import { Icon } from '../../../components/primitives/Icon/Icon';
import { retryIcon } from '../../../components/primitives/Icon/icons';
import { Message } from '../../../components/primitives/Message/Message';

export interface FailureMessageProps {
  heading: string;
  remark?: string;
  /** Tries again. Without it there is nothing to try. */
  onRetry?: () => void;
}

/** Says what an element cannot show, and offers to try again. */
export function FailureMessage({ heading, remark, onRetry }: FailureMessageProps) {
  return (
    <Message kind="failed" level={3} heading={heading} remark={remark}>
      {onRetry && (
        <button type="button" className={button} onClick={onRetry}>
          <Icon path={retryIcon} />
          Try again
        </button>
      )}
    </Message>
  );
}
