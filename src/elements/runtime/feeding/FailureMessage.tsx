import { Message, type MessageProps } from '../../../components/primitives/Message/Message';

/** Texts that say what an element cannot show, and how to try again, if that is possible. */
export type FailureMessageProps = Pick<MessageProps, 'heading' | 'remark' | 'onRetry'>;

/** Says what an element cannot show. With `onRetry`, offers to try again. */
export function FailureMessage(props: FailureMessageProps) {
  return <Message kind="failed" level={3} {...props} />;
}
