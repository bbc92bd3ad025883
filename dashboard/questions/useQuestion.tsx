import { type ReactNode, useCallback, useState } from 'react';
import type { Question } from './question';

const loadDialog = () => import('./QuestionDialog');

/** Loads the code of questions early, so that a question can be asked without a connection. */
export function preloadQuestions(): void {
  loadDialog().catch(() => undefined);
}

/**
 * Asks questions in a dialog of the page. Render `dialog`. `ask` resolves with the answer. If the
 * code of the dialog does not load, the browser asks.
 */
export function useQuestion() {
  const [dialog, setDialog] = useState<ReactNode>();
  const ask = useCallback(async (question: Question): Promise<boolean> => {
    try {
      const { QuestionDialog } = await loadDialog();
      return await new Promise<boolean>((resolve) => {
        const answer = (isYes: boolean) => {
          setDialog(undefined);
          resolve(isYes);
        };
        setDialog(<QuestionDialog question={question} onAnswer={answer} />);
      });
    } catch {
      return window.confirm(`${question.title} ${question.consequence}`);
    }
  }, []);
  return { ask, dialog };
}
