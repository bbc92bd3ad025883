import { ConfirmDialog } from '../../src/components/ui/Dialog/ConfirmDialog';
import type { Question } from './question';

export interface QuestionDialogProps {
  /** The question, and the words of its buttons. */
  question: Question;
  /** Called once with the answer. Escape and Cancel mean no. */
  onAnswer: (isYes: boolean) => void;
}

/** Asks a question in a dialog. */
export function QuestionDialog({ question, onAnswer }: QuestionDialogProps) {
  const { title, consequence, confirmLabel, isDanger } = question;
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmLabel}
      isDanger={isDanger}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {consequence}
    </ConfirmDialog>
  );
}
