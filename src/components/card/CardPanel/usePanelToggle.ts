import { useEffect, useRef, useState } from 'react';

/**
 * Whether a card's panel is open. Pass `ref` to the button that opens it, and to the one in the
 * panel that closes it: each gets the focus when the other one disappears.
 */
export function usePanelToggle() {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const isToggled = useRef(false);
  useEffect(() => {
    if (isToggled.current) ref.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const toggle = () => {
    isToggled.current = true;
    setIsOpen(!isOpen);
  };
  return { isOpen, toggle, ref };
}
