import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import { type RouteName, routeOf } from '../../src/domain/addresses/routes';
import { basePath } from '../routing/base';
import * as styles from './Shell.css';

/** The part of a screen that people come for: its name, and where it is in `main`. */
const aims: Partial<Record<RouteName, { name: string; place: string }>> = {
  catalogue: { name: 'results', place: '[part="count"]' },
  artifact: { name: 'Launch', place: '[part="launch"]' },
  version: { name: 'Launch', place: '[part="launch"]' },
};

/** Links over the navigation bar, and over what comes before the aim of a screen. */
export function SkipLinks({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const aim = aims[routeOf(pathname)];
  return (
    <>
      <SkipLink name="content" onFollow={() => main.current?.focus()} />
      {aim && (
        <SkipLink
          name={aim.name}
          className={aim.name === 'Launch' ? styles.skipToLaunch : ''}
          onFollow={() =>
            (main.current?.querySelector<HTMLElement>(aim.place) ?? main.current)?.focus()
          }
        />
      )}
    </>
  );
}

interface SkipLinkProps {
  name: string;
  className?: string;
  onFollow: () => void;
}

function SkipLink({ name, className = '', onFollow }: SkipLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <a
      className={`${styles.skip} ${className}`}
      // With a `<base>`, a bare fragment would leave the page (decision 3).
      href={`${basePath}${pathname}${search}#main`}
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
    >
      Skip to {name}
    </a>
  );
}
