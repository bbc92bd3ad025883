import { useLocation } from 'react-router';
import { useServices } from '../../src/components/services/TroviContext';
import { button, smallButton } from '../../src/components/ui/buttons/buttons.css';
import { loginUrl, routeOf, routes } from '../../src/domain/addresses/routes';
import { useSessionState } from './SessionContext';

export interface SignOnLinkProps {
  /** Whether it is as tall as other buttons of a page. @default false */
  isLarge?: boolean;
}

/**
 * The login button of the navigation bar (product 2.2). It links to the Login screen, which returns
 * to where the button was pressed.
 */
export function SignOnLink({ isLarge = false }: SignOnLinkProps) {
  const { user } = useSessionState();
  const { linkBase, configuration } = useServices();
  const { pathname, search } = useLocation();
  if (!configuration.identity) return null;
  const back = routeOf(pathname) === 'login' ? routes.home.path : pathname + search;
  return (
    <a className={isLarge ? button : `${button} ${smallButton}`} href={loginUrl(linkBase, back)}>
      {user ? `Sign Out: ${user.username}` : 'Log in'}
    </a>
  );
}
