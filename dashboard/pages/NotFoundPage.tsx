import { useServices } from '../../src/components/services/TroviContext';
import { button, primary } from '../../src/components/ui/buttons/buttons.css';
import { routes } from '../../src/domain/addresses/routes';
import { useTitle } from '../routing/useTitle';
import { page } from '../shell/Shell.css';
import { Mosaic } from './Mosaic';
import { notFoundTiles } from './mosaicTiles';
import * as styles from './NotFoundPage.css';

/** The screen for unknown paths (product 2.6). */
export function NotFoundPage() {
  const { linkBase } = useServices();
  useTitle(routes.notFound.title);
  return (
    <div className={page}>
      <div className={styles.sheet}>
        <div className={styles.mosaic}>
          <Mosaic tiles={notFoundTiles} />
        </div>
        <h1 className={styles.heading}>404 Not Found</h1>
        <p className={styles.remark}>
          This page does not exist yet, or you do not have permission to view it.
        </p>
        <a className={`${button} ${primary} ${styles.back}`} href={linkBase}>
          Go Back
        </a>
      </div>
    </div>
  );
}
