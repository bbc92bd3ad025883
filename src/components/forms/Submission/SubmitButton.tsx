import { buttonSpinner, sendButton } from '../../ui/buttons/sendButton.css';
import { Spinner } from '../../ui/Spinner/Spinner';

export interface SubmitButtonProps {
  /** The label of the button. */
  label: string;
  /** Whether the request runs. The button keeps its name and the focus meanwhile. */
  isSending: boolean;
  /**
   * Whether there is nothing to submit yet. The button can have the focus all the same.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Id of the form to submit.
   * @default the form around the button
   */
  formId?: string;
  /**
   * The look of the button.
   * @default that of a main button
   */
  className?: string;
  /**
   * Whether the spinner has the colour of a main button's text.
   * @default true
   */
  isMain?: boolean;
}

/** A submit button with a spinner. */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, isSending, isDisabled, formId, className = sendButton, isMain = true } = props;
  return (
    <button
      type="submit"
      form={formId}
      className={className}
      aria-disabled={isSending || isDisabled || undefined}
      aria-busy={isSending || undefined}
    >
      {isSending && (
        <span className={isMain ? buttonSpinner : undefined} aria-hidden>
          <Spinner label="" />
        </span>
      )}
      {label}
    </button>
  );
}
