import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../src/components/services/TroviContext';
import { button } from '../../src/components/ui/buttons/buttons.css';
import { catalogueUrl, routes } from '../../src/domain/addresses/routes';
import {
  type CatalogueQuery,
  writeCatalogueQuery,
} from '../../src/domain/catalogue/catalogueQuery';
import { noFilters } from '../../src/domain/catalogue/filters';
import * as styles from './SearchForm.css';

const everything: CatalogueQuery = { filters: noFilters };

export interface SearchFormProps {
  /**
   * The filters and sort order that the list keeps. The query's text fills the box. @default none
   */
  query?: CatalogueQuery;
  isLarge?: boolean;
}

/** A search box that opens the artifact list with the results. */
export function SearchForm({ query = everything, isLarge }: SearchFormProps) {
  const navigate = useNavigate();
  const { linkBase } = useServices();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    const filters = { ...query.filters, q: typeof q === 'string' ? q.trim() : '' };
    const pathname = routes.catalogue.path;
    void navigate({ pathname, search: writeCatalogueQuery({ ...query, filters }) });
  };
  return (
    <form
      className={`${styles.search} ${isLarge ? styles.large : ''}`}
      role="search"
      // Also works before scripts load.
      action={catalogueUrl(linkBase)}
      onSubmit={search}
    >
      <input
        key={query.filters.q}
        className={styles.box}
        type="search"
        name="q"
        aria-label="Search artifacts"
        placeholder="Search artifacts..."
        defaultValue={query.filters.q}
      />
      <button type="submit" className={button}>
        Search
      </button>
    </form>
  );
}
