import type { ReactNode } from 'react';
import { ground } from './ElementGround.css';
import { useHost } from './HostContext';

/**
 * Gives its children a background if the element has its own theme. They normally use the
 * background of the page, but dark text is unreadable on a dark page.
 */
export function ElementGround({ children }: { children: ReactNode }) {
  const { theme } = useHost();
  return <div className={theme && ground}>{children}</div>;
}
