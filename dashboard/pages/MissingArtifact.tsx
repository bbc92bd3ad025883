import { button, part, useServices } from '../../src/entries/components';
import { catalogueUrl } from '../../src/entries/domain';
import { LoginLink } from '../session/LoginLink';
import { useSessionState } from '../session/SignOnContext';
import * as styles from './MissingArtifact.css';
import { SearchForm } from './SearchForm';

/**
 * Where to go from an artifact that is missing or private: Log in for a visitor, the list, and the
 * search.
 */
export function MissingArtifact() {
  const { linkBase } = useServices();
  const { user } = useSessionState();
  return (
    <div className={`${part} ${styles.ways}`}>
      {!user && <LoginLink isLarge />}
      <a className={button} href={catalogueUrl(linkBase)}>
        Browse artifacts
      </a>
      <SearchForm />
    </div>
  );
}
