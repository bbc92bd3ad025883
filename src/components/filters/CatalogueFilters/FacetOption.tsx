import { formatCount } from '../../../domain/artifact/formatCount';
import { type ReactNode, useId } from 'react';
import { useUserContent } from '../../ui/base/useUserContent';
import * as styles from './CatalogueFilters.css';

export interface FacetOptionProps {
  /** Name of the filter. */
  name: string;
  /** Whether people gave the name, as they give tags. */
  isWritten?: boolean;
  /** Number of artifacts that the filter would leave. Absent while it is not known. */
  count?: number;
  /** Whether the filter is on. */
  isChecked: boolean;
  /** Whether the option is folded away. */
  isHidden?: boolean;
  /** Called when the user turns the filter on or off. */
  onToggle: () => void;
  /** Icon of a badge. */
  children?: ReactNode;
}

/** A check box for one filter, with the number of artifacts that it would leave. */
export function FacetOption(props: FacetOptionProps) {
  const { name, isWritten, count, isChecked, isHidden, onToggle, children } = props;
  const countId = useId();
  const userContent = useUserContent();
  return (
    <label className={styles.option} data-empty={count === 0 || undefined} hidden={isHidden}>
      <input
        className={styles.check}
        type="checkbox"
        checked={isChecked}
        aria-label={name}
        aria-describedby={countId}
        onChange={onToggle}
      />
      {children}
      <span className={styles.optionName} title={name} {...(isWritten && userContent)}>
        {name}
      </span>
      <span className={styles.optionCount} id={countId}>
        {count !== undefined && formatCount(count)}
      </span>
    </label>
  );
}
