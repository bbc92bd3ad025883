import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../src/components/services/TroviContext';
import { useBrowserValue } from '../../src/components/services/useBrowserValue';
import { Icon } from '../../src/components/ui/Icon/Icon';
import { catalogueUrl } from '../../src/domain/addresses/routes';
import { rememberedList } from '../routing/rememberedList';
import { routeOfClick } from '../routing/useLinkRouting';
import * as styles from './BackToList.css';

const backIcon = 'M16 10H4m4.5-4.5L4 10l4.5 4.5';

/**
 * Links from an artifact to the list, as this tab showed it last: with its filters, and at the
 * position where the user left it. `children` are at the end of the line.
 */
export function BackToList({ children }: { children?: ReactNode }) {
  const { linkBase } = useServices();
  const navigate = useNavigate();
  const list = useBrowserValue(rememberedList, undefined);
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    const route = list && routeOfClick(event.nativeEvent);
    if (!route) return;
    event.preventDefault();
    void navigate(route.path, { state: { place: list.entry } });
  };
  return (
    <div className={styles.back}>
      <a className={styles.link} href={catalogueUrl(linkBase, list?.search)} onClick={goBack}>
        <Icon path={backIcon} />
        {list ? 'Back to the list' : 'All artifacts'}
      </a>
      {children}
    </div>
  );
}
