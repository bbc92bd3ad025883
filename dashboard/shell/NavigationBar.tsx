import { useLocation } from 'react-router';
import { useServices } from '../../src/components/services/TroviContext';
import { myArtifactsUrl, routeOf, routes } from '../../src/domain/addresses/routes';
import { readCatalogueQuery } from '../../src/domain/catalogue/catalogueQuery';
import type { SiteParts } from '../site/siteParts';
import { useSessionState } from '../session/SessionContext';
import { SignOnLink } from '../session/SignOnLink';
import { Logo } from './Logo';
import * as styles from './Shell.css';

const links = [
  ['home', 'Home'],
  ['about', 'About'],
  ['catalogue', 'Artifacts'],
  ['add', 'Create'],
  ['own', 'My Artifacts'],
] as const;

/**
 * The navigation bar (product 2.2). Only signed-in users see their own artifacts in it, at the end,
 * so that nothing moves when they are recognized.
 */
export function NavigationBar({ logo }: Pick<SiteParts, 'logo'>) {
  const { configuration, linkBase } = useServices();
  const { user } = useSessionState();
  const { pathname, search } = useLocation();
  const route = routeOf(pathname);
  const isOwn = route === 'catalogue' && user && readCatalogueQuery(search).filters.owned;
  const current = isOwn ? 'own' : route;
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
          {links.map(
            ([entry, name]) =>
              (user || entry !== 'own') && (
                <a
                  key={entry}
                  className={styles.link}
                  href={
                    entry === 'own'
                      ? myArtifactsUrl(linkBase)
                      : linkBase + routes[entry].path.slice(1)
                  }
                  aria-current={current === entry ? 'page' : undefined}
                >
                  {name}
                </a>
              ),
          )}
        </nav>
        <div className={styles.end}>
          <SignOnLink />
        </div>
      </div>
    </header>
  );
}
