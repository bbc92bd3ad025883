import { useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { Badge } from '../../../domain/artifact/badges/badge';
import type { FacetCounts } from '../../../domain/catalogue/facets';
import { type ArtifactFilters, countFilters } from '../../../domain/catalogue/filters';
import { flagFilters, flagNames } from '../../../domain/catalogue/flagFilters';
import { useUser } from '../../services/TroviContext';
import { BadgeMark } from '../../card/BadgeMark/BadgeMark';
import { Icon } from '../../ui/Icon/Icon';
import { filterIcon } from '../../ui/Icon/actionIcons';
import { panel } from '../../ui/Panel/Panel.css';
import { RovingGroup } from '../../ui/base/RovingGroup';
import { screenOnly } from '../../ui/base/base.css';
import * as styles from './CatalogueFilters.css';
import { FacetOption } from './FacetOption';
import { FiltersFoot } from './FiltersFoot';
import { SearchField } from './SearchField';
import { TagFacet } from './TagFacet';
import { toggled } from './toggled';
import { useTagOrder } from './useTagOrder';

export interface CatalogueFiltersProps {
  /** The chosen filters. */
  filters: ArtifactFilters;
  /** Called with the new filters. */
  onChange: (filters: ArtifactFilters) => void;
  /** Tags to filter by. */
  tags: readonly string[];
  /** Badges to filter by. Without badges, the facet is hidden. */
  badges: readonly Badge[];
  /** Whether the badges are loading. Keeps space for them. @default false */
  isAwaitingBadges?: boolean;
  /** Number of artifacts that each filter would leave. Absent while it is not known. */
  facets?: FacetCounts;
  /** The whole catalogue, once it is known. Its most frequent tags then come first. */
  artifacts?: readonly Artifact[];
  /** Number of artifacts that match the filters. Absent while it is not known. */
  matching?: number;
  /**
   * Folds the filters on wide pages, too. They show again once the user changes one.
   * @default false
   */
  isFolded?: boolean;
  /** Lets `/` move the focus to the search box. @default false */
  hasShortcut?: boolean;
  /**
   * Called when the user goes on to the artifacts, by keyboard or from the filters on a phone.
   * Moves the focus there. Without it, there is no button for that.
   */
  onSkip?: () => void;
}

/** The filters for everybody. Signed-in users get theirs after them, so that nothing moves. */
const openFlags = flagNames.filter((flag) => flag !== 'owned');

/** The search and filter bar (product 2.4). */
export function CatalogueFilters(props: CatalogueFiltersProps) {
  const { filters, onChange, badges, isAwaitingBadges, facets, hasShortcut, onSkip } = props;
  const { matching, isFolded } = props;
  const user = useUser();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const active = countFilters({ ...filters, q: '' });
  const { tags, panel: tagPanel } = useTagOrder(props.tags, facets?.tags, props.artifacts);
  const hasBadges = isAwaitingBadges || badges.length > 0;
  const foldedClass = isFolded ? styles.hidden : styles.folded;
  const close = () => {
    setIsUnfolded(false);
    // The heading moves up when the filters close.
    setTimeout(() => onSkip?.());
  };
  return (
    <search
      className={`${styles.host} ${screenOnly}`}
      aria-label="Search and filter"
      part="filters"
    >
      <div className={panel}>
        <div className={styles.bar}>
          <SearchField
            value={filters.q}
            onChange={(q) => onChange({ ...filters, q })}
            hasShortcut={hasShortcut}
          />
          <button
            type="button"
            className={isFolded ? styles.wideToggle : styles.toggle}
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <Icon path={filterIcon} />
            Filters {active > 0 && <span className={styles.count}>{active}</span>}
          </button>
        </div>
        <div
          className={`${styles.facets} ${hasBadges ? styles.withBadges : ''} ${isUnfolded ? '' : foldedClass}`}
          onChange={() => setIsUnfolded(true)}
          {...tagPanel}
        >
          {onSkip && (
            <button type="button" className={styles.skip} onClick={onSkip}>
              Skip to the artifacts
            </button>
          )}
          <TagFacet
            tags={tags}
            selected={filters.tags}
            counts={facets?.tags}
            onToggle={(tag) => onChange({ ...filters, tags: toggled(filters.tags, tag) })}
          />
          {hasBadges && (
            <fieldset className={styles.facet}>
              <legend className={styles.facetTitle}>Badges</legend>
              <RovingGroup role="toolbar" className={`${styles.options} ${styles.paired}`}>
                {badges.map((badge) => (
                  <FacetOption
                    key={badge.name}
                    name={badge.name}
                    isWritten
                    count={facets && (facets.badges.get(badge.name) ?? 0)}
                    isChecked={filters.badges.includes(badge.name)}
                    onToggle={() =>
                      onChange({ ...filters, badges: toggled(filters.badges, badge.name) })
                    }
                  >
                    <BadgeMark badge={badge} isPlain />
                  </FacetOption>
                ))}
              </RovingGroup>
            </fieldset>
          )}
          <fieldset className={styles.facet}>
            <legend className={styles.facetTitle}>Show only</legend>
            <RovingGroup role="toolbar" className={`${styles.options} ${styles.paired}`}>
              {(user || filters.owned ? [...openFlags, 'owned' as const] : openFlags).map(
                (flag) => (
                  <FacetOption
                    key={flag}
                    name={flagFilters[flag].label}
                    count={facets?.[flag]}
                    isChecked={filters[flag]}
                    onToggle={() => onChange({ ...filters, [flag]: !filters[flag] })}
                  />
                ),
              )}
            </RovingGroup>
          </fieldset>
          {isUnfolded && <FiltersFoot matching={matching} onClose={close} />}
        </div>
      </div>
    </search>
  );
}
