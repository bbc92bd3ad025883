import { useServices } from '../../src/components/services/TroviContext';
import { baseStyle } from '../../src/components/ui/base/base.css';
import { button } from '../../src/components/ui/buttons/buttons.css';
import { catalogueUrl } from '../../src/domain/addresses/routes';
import { SignOnLink } from '../session/SignOnLink';
import { useSessionState } from '../session/SessionContext';
import * as styles from './MissingArtifact.css';
import { SearchForm } from './SearchForm';

/**
 * Where to go from an artifact that is missing or private: Log in for an anonymous visitor, the
 * list, and the search.
 */
export function MissingArtifact() {
  const { linkBase } = useServices();
  const { user } = useSessionState();
  return (
    <div className={`${baseStyle} ${styles.ways}`}>
      {!user && <SignOnLink isLarge />}
      <a className={button} href={catalogueUrl(linkBase)}>
        Browse artifacts
      </a>
      <SearchForm />
    </div>
  );
}
