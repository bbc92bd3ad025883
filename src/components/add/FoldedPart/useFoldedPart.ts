import { type ComponentType, useState } from 'react';
import { type LazyCode, type LazyState, useLazyCode } from '../../ui/lazy/lazyCode';

/** A folded part of a form. */
export interface FoldedState<Props> {
  isOpen: boolean;
  /** The part's code. It loads when the part opens for the first time. */
  code: LazyState<ComponentType<Props>>;
  open: () => void;
  close: () => void;
}

/** The state of a folded part of a form. */
export function useFoldedPart<Props>(part: LazyCode<ComponentType<Props>>): FoldedState<Props> {
  const [isOpen, setIsOpen] = useState(false);
  const code = useLazyCode(part, isOpen);
  return {
    isOpen,
    code,
    open() {
      code.retry();
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
