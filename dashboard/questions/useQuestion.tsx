import { type ReactNode, useCallback, useState } from 'react';
import type { Question } from './question';
import { QuestionDialog } from './QuestionDialog';

/** Asks questions in a dialog of the page. Render `dialog`. `ask` resolves with the answer. */
export function useQuestion() {
  const [dialog, setDialog] = useState<ReactNode>();
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        const answer = (isYes: boolean) => {
          setDialog(undefined);
          resolve(isYes);
        };
        setDialog(<QuestionDialog question={question} onAnswer={answer} />);
      }),
    [],
  );
  return { ask, dialog };
}
