import { type RefObject, useEffect, useRef } from 'react';
import { focusWithin } from '../../../add/Submission/focusWithin';

/**
 * Moves the focus on when a pressed button is replaced. Returns the function to call when a button
 * is pressed.
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
