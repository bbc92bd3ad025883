import { type KeyboardEvent, useRef } from 'react';
import type { Badge } from '../../../../domain/artifact/badges/badge';
import { type ArtifactFilters, isFiltering, noFilters } from '../../../../domain/catalogue/filters';
import { flagFilters, flagNames } from '../../../../domain/catalogue/flagFilters';
import { BadgeMark } from '../../../card/BadgeMark/BadgeMark';
import { textButton } from '../../../ui/buttons/buttons.css';
import { check, option } from '../../../filters/CatalogueFilters/CatalogueFilters.css';
import { SearchField } from '../../../filters/CatalogueFilters/SearchField';
import { focusWithin } from '../../../forms/Submission/moveFocus';
import { FilterMenu } from './FilterMenu';
import * as styles from './LinkFilters.css';

export interface LinkFiltersProps {
  /** The chosen filters. */
  filters: ArtifactFilters;
  /** Called with the new filters. */
  onChange: (filters: ArtifactFilters) => void;
  /** All tags of the catalogue. */
  tags: readonly string[];
  /** All badges of the catalogue. */
  badges: readonly Badge[];
}

/** The filters of the table, in one line. */
export function LinkFilters({ filters, onChange, tags, badges }: LinkFiltersProps) {
  const host = useRef<HTMLElement>(null);
  return (
    <search
      ref={host}
      className={styles.bar}
      aria-label="Filter the artifacts to link"
      onKeyDown={keepFormUnsent}
    >
      <div className={styles.search}>
        <SearchField value={filters.q} onChange={(q) => onChange({ ...filters, q })} />
      </div>
      <div className={styles.menus}>
        <FilterMenu
          name="Tags"
          options={tags}
          chosen={filters.tags}
          onChange={(chosen) => onChange({ ...filters, tags: chosen })}
        />
        <FilterMenu
          name="Badges"
          options={badges.map(({ name }) => name)}
          chosen={filters.badges}
          onChange={(chosen) => onChange({ ...filters, badges: chosen })}
          iconOf={(name) => {
            const badge = badges.find((other) => other.name === name);
            return badge && <BadgeMark badge={badge} isPlain />;
          }}
        />
      </div>
      <div className={styles.flags}>
        {flagNames.map((flag) => (
          <label key={flag} className={option}>
            <input
              className={check}
              type="checkbox"
              checked={filters[flag]}
              onChange={() => onChange({ ...filters, [flag]: !filters[flag] })}
            />
            {flagFilters[flag].label}
          </label>
        ))}
        <button
          type="button"
          className={`${textButton} ${styles.clear} ${isFiltering(filters) ? '' : styles.hidden}`}
          onClick={() => {
            focusWithin(host, 'input');
            onChange(noFilters);
          }}
        >
          Clear all
        </button>
      </div>
    </search>
  );
}

/** Enter in a filter does not submit the form. */
function keepFormUnsent(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
