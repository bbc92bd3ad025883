import { useLocation } from 'react-router';
import { useServices } from '../../src/components/services/TroviContext';
import { routeOf, routes } from '../../src/domain/addresses/routes';
import type { SiteParts } from '../site/siteParts';
import { SignOnLink } from '../session/SignOnLink';
import { Logo } from './Logo';
import * as styles from './Shell.css';

const links = [
  ['home', 'Home'],
  ['about', 'About'],
  ['catalogue', 'Artifacts'],
  ['add', 'Create'],
] as const;

/** The navigation bar (product 2.2). */
export function NavigationBar({ logo }: Pick<SiteParts, 'logo'>) {
  const { configuration, linkBase } = useServices();
  const { pathname } = useLocation();
  return (
    <header className={styles.bar}>
      <div className={styles.barInner}>
        <a className={styles.brand} href={linkBase}>
          {logo ?? (
            <>
              <Logo />
              {configuration.productName}
            </>
          )}
        </a>
        <nav className={styles.links} aria-label="Main">
          {links.map(([route, name]) => (
            <a
              key={route}
              className={styles.link}
              href={linkBase + routes[route].path.slice(1)}
              aria-current={routeOf(pathname) === route ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <div className={styles.end}>
          <SignOnLink />
        </div>
      </div>
    </header>
  );
}
