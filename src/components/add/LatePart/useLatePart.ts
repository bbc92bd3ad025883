import { type ReactNode, useState } from 'react';

/** A folded part of a form. */
export interface LateState<Props> {
  isOpen: boolean;
  /** The part, once it is loaded. */
  Part?: (props: Props) => ReactNode;
  hasFailed: boolean;
  open: () => Promise<void>;
  close: () => void;
}

/** The state of a folded part of a form. `load` loads its code when it opens for the first time. */
export function useLatePart<Props>(
  load: () => Promise<(props: Props) => ReactNode>,
): LateState<Props> {
  const [isOpen, setIsOpen] = useState(false);
  const [Part, setPart] = useState<(props: Props) => ReactNode>();
  const [hasFailed, setHasFailed] = useState(false);
  async function open() {
    if (Part) return setIsOpen(true);
    try {
      const loaded = await load();
      setPart(() => loaded);
      setIsOpen(true);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }
  return { isOpen, Part, hasFailed, open, close: () => setIsOpen(false) };
}
