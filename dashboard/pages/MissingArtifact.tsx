import { button, part, useServices } from '../../src/entries/components';
import { catalogueUrl } from '../../src/entries/domain';
import { SignOnLink } from '../session/SignOnLink';
import { useSessionState } from '../session/SessionContext';
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
      {!user && <SignOnLink isLarge />}
      <a className={button} href={catalogueUrl(linkBase)}>
        Browse artifacts
      </a>
      <SearchForm />
    </div>
  );
}
