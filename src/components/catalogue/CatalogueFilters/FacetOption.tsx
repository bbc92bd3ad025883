import { type ReactNode, useId } from 'react';
import * as styles from './CatalogueFilters.css';

const numberFormat = new Intl.NumberFormat('en');

export interface FacetOptionProps {
  name: string;
  /** How many artifacts would remain with it. */
  count: number;
  isChecked: boolean;
  /** Folded away. */
  isHidden?: boolean;
  onToggle: () => void;
  /** A badge's icon. */
  children?: ReactNode;
}

/** One filter to tick, with the number of artifacts that it would leave. */
export function FacetOption({
  name,
  count,
  isChecked,
  isHidden,
  onToggle,
  children,
}: FacetOptionProps) {
  const countId = useId();
  return (
    <label className={styles.option} hidden={isHidden}>
      <input
        className={styles.check}
        type="checkbox"
        checked={isChecked}
        aria-label={name}
        aria-describedby={countId}
        onChange={onToggle}
      />
      {children}
      <span className={styles.optionName}>{name}</span>
      <span className={styles.optionCount} id={countId}>
        {numberFormat.format(count)}
      </span>
    </label>
  );
}
