import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { facetKey } from '../../../domain/catalogue/facets';
import { textButton } from '../../ui/buttons/buttons.css';
import { LiveRegion } from '../../ui/base/LiveRegion';
import { useRovingFocus } from '../../ui/base/useRovingFocus';
import { muted, small } from '../../ui/base/base.css';
import * as styles from './CatalogueFilters.css';
import { FacetOption } from './FacetOption';
import * as filter from './TagFilter.css';
import { useFoldedCount } from './useFoldedCount';

export interface TagFacetProps {
  /** Tags to filter by. */
  tags: readonly string[];
  /** The chosen tags. */
  selected: readonly string[];
  /** Number of artifacts that a tag would leave, by {@link facetKey}. Absent while not known. */
  counts?: ReadonlyMap<string, number>;
  /** Called when the user ticks or clears a tag. */
  onToggle: (tag: string) => void;
}

/** Minimum number of tags that can be searched. */
const many = 13;

/**
 * The tags to filter by. A long list folds to its first rows, and can be searched when unfolded.
 * Ticked tags always show.
 */
export function TagFacet({ tags, selected, counts, onToggle }: TagFacetProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const shown = useMemo(() => withUnlisted(tags, selected), [tags, selected]);
  const countOf = (tag: string) => counts && (counts.get(facetKey(tag)) ?? 0);
  const isSelected = (tag: string) => selected.some((other) => facetKey(other) === facetKey(tag));
  const fitting = useFoldedCount(list, styles.foldedRows, shown.length);
  const roving = useRovingFocus(list);
  const isFoldable = fitting < shown.length;
  const isSearchable = shown.length >= many && (isUnfolded || !isFoldable);
  const others = shown.filter((tag) => !isSelected(tag));
  // Ticked tags take the places of others, so that there are no more rows.
  const folded = new Set(others.slice(Math.max(0, fitting - (shown.length - others.length))));
  const [wanted, setWanted] = useState('');
  const needle = facetKey(wanted);
  const isWanted = (tag: string) => facetKey(tag).includes(needle);
  const found = needle ? shown.filter(isWanted) : shown;
  const onKeyDown = (event: KeyboardEvent) => {
    const [tag] = found;
    if (event.key === 'Enter' && needle && tag && found.length === 1) onToggle(tag);
    else if (event.key === 'Escape' && wanted) setWanted('');
    else return;
    event.preventDefault();
  };
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.facetTitle}>Tags</legend>
      {(isFoldable || isSearchable) && (
        <div className={filter.line}>
          {isSearchable && (
            <input
              className={filter.field}
              type="search"
              aria-label="Filter tags"
              placeholder="Filter tags"
              autoComplete="off"
              spellCheck={false}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
              onKeyDown={onKeyDown}
            />
          )}
          <LiveRegion text={needle && `${found.length} ${found.length === 1 ? 'tag' : 'tags'}`} />
          {isFoldable && !needle && (
            <button
              type="button"
              className={`${textButton} ${styles.unfold}`}
              aria-expanded={isUnfolded}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              {isUnfolded ? 'Show fewer tags' : `Show ${folded.size} more tags`}
            </button>
          )}
        </div>
      )}
      <div
        ref={list}
        className={`${styles.options} ${styles.tagOptions}`}
        role="toolbar"
        {...roving}
      >
        {shown.map((tag) => (
          <FacetOption
            key={tag}
            name={tag}
            isWritten
            count={countOf(tag)}
            isChecked={isSelected(tag)}
            isHidden={
              !isSelected(tag) && (needle ? !isWanted(tag) : !isUnfolded && folded.has(tag))
            }
            onToggle={() => onToggle(tag)}
          />
        ))}
        {needle && found.length === 0 && <p className={`${muted} ${small}`}>No such tag.</p>}
      </div>
    </fieldset>
  );
}

/** The known tags, after selected tags that are unknown. A shared link may contain any tag. */
function withUnlisted(tags: readonly string[], selected: readonly string[]): string[] {
  const listed = new Set(tags.map(facetKey));
  return [...selected.filter((tag) => !listed.has(facetKey(tag))), ...tags];
}
