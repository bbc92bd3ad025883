import { useMemo, useRef, useState } from 'react';
import { facetKey } from '../../domain/facets';
import { textButton } from '../Button/Button.css';
import * as styles from './CatalogueFilters.css';
import { FacetOption } from './FacetOption';
import { useFoldedCount } from './useFoldedCount';

export interface TagFacetProps {
  /** The tags that artifacts may carry. */
  tags: readonly string[];
  selected: readonly string[];
  /** How many artifacts would remain with a tag, by {@link facetKey}. */
  counts: ReadonlyMap<string, number>;
  onToggle: (tag: string) => void;
}

/** The tags to filter by. A long list folds to its first rows; what is ticked never hides. */
export function TagFacet({ tags, selected, counts, onToggle }: TagFacetProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const shown = useMemo(() => withUnlisted(tags, selected), [tags, selected]);
  const countOf = (tag: string) => counts.get(facetKey(tag)) ?? 0;
  const isSelected = (tag: string) => selected.some((other) => facetKey(other) === facetKey(tag));
  // A count that grows by a digit, or bold type, may push the last option of a row to the next one.
  const widths = shown
    .map((tag) => `${tag} ${countOf(tag)}`.length + (isSelected(tag) ? 0.5 : 0))
    .join();
  const fitting = useFoldedCount(list, styles.foldedRows, widths);
  const isFoldable = fitting < shown.length;
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.facetTitle}>Tags</legend>
      {isFoldable && (
        <button
          type="button"
          className={`${textButton} ${styles.unfold}`}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? 'Show fewer tags' : `Show ${shown.length - fitting} more tags`}
        </button>
      )}
      <div ref={list} className={`${styles.options} ${styles.tagOptions}`}>
        {shown.map((tag, index) => (
          <FacetOption
            key={tag}
            name={tag}
            count={countOf(tag)}
            isChecked={isSelected(tag)}
            isHidden={!isUnfolded && index >= fitting && !isSelected(tag)}
            onToggle={() => onToggle(tag)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The vocabulary, and before it what is selected without being listed: a shared link may name any tag. */
function withUnlisted(tags: readonly string[], selected: readonly string[]): string[] {
  const listed = new Set(tags.map(facetKey));
  return [...selected.filter((tag) => !listed.has(facetKey(tag))), ...tags];
}
