/** A question that the user answers with yes or no. */
export interface Question {
  /** The question itself. It is the heading of the dialog. */
  title: string;
  /** What happens after a yes. */
  consequence: string;
  /** Label of the button that says yes. It names the action. */
  confirmLabel: string;
  /**
   * Whether a yes cannot be undone: the button is red, and Cancel gets the focus. @default false
   */
  isDanger?: boolean;
}
