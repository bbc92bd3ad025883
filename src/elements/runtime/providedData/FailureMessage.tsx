import type { HeadingLevel } from '../../../components/ui/Heading/Heading';
import { Message, type MessageProps } from '../../../components/ui/Message/Message';
import { useHost } from '../HostContext';

/** The texts of a failure of an element, and how to try again, if that is possible. */
export type FailureMessageProps = Pick<MessageProps, 'heading' | 'remark' | 'onRetry'>;

/**
 * Shows the failure of an element. With `onRetry`, offers to try again. Its heading has the level
 * that the element's title would have.
 */
export function FailureMessage(props: FailureMessageProps) {
  const { headingLevel = 3 } = useHost().element as HTMLElement & { headingLevel?: HeadingLevel };
  return <Message kind="failed" level={headingLevel} {...props} />;
}
