import { useLocation } from 'react-router-dom';
import { useServices } from '../../../src/entries/components';
import { LoginLink } from '../session/LoginLink';
import { Logo } from './Logo';
import * as styles from './Shell.css';

const screens = [
  { name: 'Home', path: '' },
  { name: 'About', path: 'about' },
  { name: 'Artifacts', path: 'artifacts' },
  { name: 'Create', path: 'artifacts/add' },
];

/** The bar at the top of every screen (product 2.2). */
export function NavigationBar() {
  const { configuration, linkBase } = useServices();
  const { pathname } = useLocation();
  return (
    <header className={styles.bar}>
      <div className={styles.barInner}>
        <a className={styles.brand} href={linkBase}>
          <Logo />
          {configuration.productName}
        </a>
        <nav className={styles.links} aria-label="Main">
          {screens.map(({ name, path }) => (
            <a
              key={path}
              className={styles.link}
              href={linkBase + path}
              aria-current={pathname === `/${path}` ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <div className={styles.end}>
          <LoginLink />
        </div>
      </div>
    </header>
  );
}
