import { useRef } from 'react';
import { type ArtifactFilters, noFilters } from '../../../domain/catalogue/filters';
import { flagFilters, flagNames } from '../../../domain/catalogue/flagFilters';
import { screenOnly } from '../../ui/base/base.css';
import { textButton } from '../../ui/buttons/buttons.css';
import { toggled } from '../CatalogueFilters/toggled';
import { Icon } from '../../ui/Icon/Icon';
import { closeIcon } from '../../ui/Icon/actionIcons';
import { useUserContent } from '../../ui/base/useUserContent';
import * as styles from './FilterChips.css';

interface Chip {
  kind?: string;
  name: string;
  without: ArtifactFilters;
}

export interface FilterChipsProps {
  /** The active filters. */
  filters: ArtifactFilters;
  /** Called with the new filters. */
  onChange: (filters: ArtifactFilters) => void;
  /** Called when the user removes the last chip or all chips. The focused button disappears. */
  onEmptied?: () => void;
}

/** Shows the active filters. The user can remove one of them, or all at once. */
export function FilterChips({ filters, onChange, onEmptied }: FilterChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const userContent = useUserContent();
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  return (
    <div
      ref={row}
      className={`${styles.chips} ${screenOnly}`}
      role="group"
      aria-label="Active filters"
    >
      {chips.map(({ kind, name, without }, index) => (
        <button
          key={`${kind} ${name}`}
          type="button"
          className={styles.chip}
          aria-label={['Remove filter', kind, name].filter(Boolean).join(' ')}
          onClick={() => {
            if (chips.length > 1) focusNeighbour(row.current, index);
            else onEmptied?.();
            onChange(without);
          }}
        >
          {kind && <span className={styles.kind}>{`${kind} `}</span>}
          <span className={styles.name} {...(kind && userContent)}>
            {name}
          </span>
          <Icon path={closeIcon} />
        </button>
      ))}
      <button
        type="button"
        className={textButton}
        onClick={() => {
          onEmptied?.();
          onChange(noFilters);
        }}
      >
        Clear all
      </button>
    </div>
  );
}

function chipsOf(filters: ArtifactFilters): Chip[] {
  const search = filters.q.trim();
  const chipsOfList = (kind: string, list: 'tags' | 'badges') =>
    filters[list].map((name) => ({
      kind,
      name,
      without: { ...filters, [list]: toggled(filters[list], name) },
    }));
  return [
    ...(search ? [{ kind: 'Search', name: search, without: { ...filters, q: '' } }] : []),
    ...chipsOfList('Tag', 'tags'),
    ...chipsOfList('Badge', 'badges'),
    ...flagNames
      .filter((flag) => filters[flag])
      .map((flag) => ({ name: flagFilters[flag].label, without: { ...filters, [flag]: false } })),
  ];
}

/** Focuses the neighbour of a removed chip, so that the same key removes the next one. */
function focusNeighbour(row: HTMLElement | null, index: number) {
  const buttons = row?.querySelectorAll('button') ?? [];
  (buttons[index + 1] ?? buttons[index - 1])?.focus();
}
