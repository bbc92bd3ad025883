import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../src/components/services/TroviContext';
import { PartBoundary } from '../../src/components/ui/PartBoundary/PartBoundary';
import { baseStyle } from '../../src/components/ui/base/base.css';
import { aboutUrl } from '../../src/domain/addresses/routes';
import { useArrival } from '../routing/useArrival';
import { useLinkRouting } from '../routing/useLinkRouting';
import { useTokenNotice } from '../session/useTokenNotice';
import { ShortcutsButton } from '../shortcuts/ShortcutsButton';
import type { SiteParts } from '../site/siteParts';
import { NavigationBar } from './NavigationBar';
import { OfflineNotice } from './OfflineNotice';
import * as styles from './Shell.css';
import { SkipLinks } from './SkipLinks';

export interface ShellProps extends SiteParts {
  /** The screen. */
  children: ReactNode;
}

/** The frame of every screen: navigation bar, skip links and footer. */
export function Shell({ children, announcement, logo, footerLinks }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { configuration, linkBase } = useServices();
  useLinkRouting();
  useArrival(main);
  useTokenNotice();
  return (
    <div className={`${baseStyle} ${styles.shell}`}>
      <SkipLinks main={main} />
      {announcement}
      <PartBoundary name="The navigation" change={pathname}>
        <NavigationBar logo={logo} />
      </PartBoundary>
      <OfflineNotice />
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <div className={styles.footInner}>
          <p className={styles.footName}>{configuration.productName}</p>
          <a className={styles.footLink} href={aboutUrl(linkBase)}>
            About
          </a>
          <a className={styles.footLink} href={configuration.apiReferenceUrl} rel="noreferrer">
            API reference
          </a>
          <a className={styles.footLink} href={configuration.docsUrl} rel="noreferrer">
            Documentation
          </a>
          {footerLinks}
          <ShortcutsButton />
        </div>
      </footer>
    </div>
  );
}
