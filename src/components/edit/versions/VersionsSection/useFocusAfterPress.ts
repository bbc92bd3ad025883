import { type RefObject, useEffect, useRef } from 'react';
import { focusWithin } from '../../../add/Submission/focusWithin';

/**
 * What is pressed in a row often makes way for something else: the focus goes on to that. Gives the function to call at a
 * press that changes the state.
 */
export function useFocusAfterPress(row: RefObject<HTMLElement | null>, state: string): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    const hasUndo = row.current?.querySelector('[data-undo]');
    const hasButton = row.current?.querySelector('button');
    focusWithin(row, hasUndo ? '[data-undo]' : hasButton ? 'button' : 'a');
  }, [row, state]);
  return () => {
    isPressed.current = true;
  };
}
