import type { ReactNode } from 'react';
import { ground } from './ElementGround.css';
import { useHost } from './HostContext';

/**
 * Puts a ground of their own below parts that stand on the page's, where the element has a theme of its own: dark text cannot stand
 * on a dark page.
 */
export function ElementGround({ children }: { children: ReactNode }) {
  const { theme } = useHost();
  return <div className={theme && ground}>{children}</div>;
}
