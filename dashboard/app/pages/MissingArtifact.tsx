import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { button, part, useServices } from '../../../src/entries/components';
import { catalogueUrl, routes } from '../../../src/entries/domain';
import { LoginLink } from '../session/LoginLink';
import { useSessionState } from '../session/SignOnContext';
import * as styles from './MissingArtifact.css';

/**
 * Where to go from an artifact that is missing or private: Log in for a visitor, the list, and the
 * search.
 */
export function MissingArtifact() {
  const { linkBase } = useServices();
  const { user } = useSessionState();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    const query = new URLSearchParams({ q: typeof q === 'string' ? q.trim() : '' });
    void navigate({ pathname: routes.catalogue.path, search: query.toString() });
  };
  return (
    <div className={`${part} ${styles.ways}`}>
      {!user && <LoginLink isLarge />}
      <a className={button} href={catalogueUrl(linkBase)}>
        Browse artifacts
      </a>
      <form className={styles.search} role="search" onSubmit={search}>
        <input
          className={styles.box}
          type="search"
          name="q"
          aria-label="Search artifacts"
          placeholder="Search artifacts..."
        />
        <button type="submit" className={button}>
          Search
        </button>
      </form>
    </div>
  );
}
