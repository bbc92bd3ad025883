import { distance } from 'fastest-levenshtein';
import { useMemo } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { ArtifactFilters, FilterContext } from '../../../domain/catalogue/filters';
import { suggestSearch } from '../../../domain/catalogue/search/suggestSearch';
import { flagFilters } from '../../../domain/catalogue/flagFilters';
import { type RemovableFilter, removableFilters } from '../../../domain/catalogue/withoutFilters';
import { aboutUrl } from '../../../domain/addresses/routes';
import { textButton } from '../../ui/buttons/buttons.css';
import { useServices } from '../../services/TroviContext';
import * as styles from './SearchHelp.css';

export interface SearchHelpProps {
  /** The artifacts that were searched. */
  artifacts: readonly Artifact[];
  /** The filters that leave none of them. */
  filters: ArtifactFilters;
  /** Other data that the filters need. */
  context: FilterContext;
  /** Called with the filters that the user chooses instead. */
  onChange: (filters: ArtifactFilters) => void;
}

/** At most this many filters are offered for removal. */
const mostWays = 5;

const numberFormat = new Intl.NumberFormat('en');

/**
 * Suggestions after a search without results: other words, filters to remove, and a link to the
 * search help.
 */
export function SearchHelp(props: SearchHelpProps) {
  const { linkBase } = useServices();
  return (
    <>
      <Ways {...props} />
      {props.filters.q.trim() && linkBase && (
        <p className={styles.line}>
          <a className={textButton} href={`${aboutUrl(linkBase)}#search`}>
            How to search
          </a>
        </p>
      )}
    </>
  );
}

function Ways({ artifacts, filters, context, onChange }: SearchHelpProps) {
  const suggestion = useMemo(
    () => suggestSearch(artifacts, filters.q, distance),
    [artifacts, filters.q],
  );
  const ways = useMemo(
    () => removableFilters(artifacts, filters, context).slice(0, mostWays),
    [artifacts, filters, context],
  );
  return (
    <>
      {suggestion && (
        <p className={styles.line}>
          Did you mean{' '}
          <button
            type="button"
            className={textButton}
            onClick={() => onChange({ ...filters, q: suggestion })}
          >
            <em dir="auto">{suggestion}</em>
          </button>
          ?
        </p>
      )}
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={`${way.kind} ${way.value}`}>
              <button type="button" className={textButton} onClick={() => onChange(way.without)}>
                Without {nameOf(way)}: {numberFormat.format(way.count)}{' '}
                {way.count === 1 ? 'artifact' : 'artifacts'}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function nameOf({ kind, value }: RemovableFilter) {
  if (kind === 'q') return 'the search text';
  if (kind === 'tags') return <>the tag “{<bdi>{value}</bdi>}”</>;
  if (kind === 'badges') return `the badge “${value}”`;
  return `“${flagFilters[kind].label}”`;
}
