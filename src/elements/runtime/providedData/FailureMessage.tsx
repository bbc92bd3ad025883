import type { HeadingLevel } from '../../../components/ui/Heading/Heading';
import { Message, type MessageProps } from '../../../components/ui/Message/Message';
import { useHost } from '../HostContext';

/** Texts that say what an element cannot show, and how to try again, if that is possible. */
export type FailureMessageProps = Pick<MessageProps, 'heading' | 'remark' | 'onRetry'>;

/**
 * Says what an element cannot show. With `onRetry`, offers to try again. Its heading has the level
 * that the element's title would have.
 */
export function FailureMessage(props: FailureMessageProps) {
  const { headingLevel = 3 } = useHost().element as HTMLElement & { headingLevel?: HeadingLevel };
  return <Message kind="failed" level={headingLevel} {...props} />;
}
