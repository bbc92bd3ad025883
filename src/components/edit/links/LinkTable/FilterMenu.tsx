import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { facetKey } from '../../../../domain/catalogue/facets';
import { button, smallButton } from '../../../ui/buttons/buttons.css';
import { check, option, optionName } from '../../../filters/CatalogueFilters/CatalogueFilters.css';
import { toggled } from '../../../filters/CatalogueFilters/toggled';
import { unfoldIcon } from '../../../ui/Icon/arrowIcons';
import { Icon } from '../../../ui/Icon/Icon';
import { useUserContent } from '../../../ui/base/useUserContent';
import * as styles from './LinkFilters.css';

export interface FilterMenuProps {
  /** Name of the filter. */
  name: string;
  /** The options to choose from. */
  options: readonly string[];
  /** The chosen options. */
  chosen: readonly string[];
  /** Called with the options that are then chosen. */
  onChange: (chosen: string[]) => void;
  /** Returns the icon of an option. */
  iconOf?: (option: string) => ReactNode;
}

/**
 * A button that opens several filters of one kind. Escape, a click outside and leaving by keys
 * close it.
 */
export function FilterMenu(props: FilterMenuProps) {
  const { name, options, chosen, onChange, iconOf } = props;
  const chosenKeys = new Set(chosen.map(facetKey));
  const popupId = useId();
  const userContent = useUserContent();
  const host = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const foldOnPressElsewhere = (event: Event) => {
      if (host.current && !event.composedPath().includes(host.current)) setIsOpen(false);
    };
    // At the document: in Safari, a pressed checkbox has no focus.
    const foldOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      opener.current?.focus();
      setIsOpen(false);
    };
    document.addEventListener('pointerdown', foldOnPressElsewhere);
    document.addEventListener('keydown', foldOnEscape);
    return () => {
      document.removeEventListener('pointerdown', foldOnPressElsewhere);
      document.removeEventListener('keydown', foldOnEscape);
    };
  }, [isOpen]);
  // A click on text does not move the focus to another element, so the menu stays open.
  const foldOnLeaving = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !host.current?.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    <div ref={host} role="group" aria-label={name} onBlur={foldOnLeaving}>
      <button
        ref={opener}
        type="button"
        className={`${button} ${smallButton} ${styles.menuButton}`}
        aria-expanded={isOpen}
        aria-controls={popupId}
        data-chosen={chosen.length > 0}
        onClick={() => setIsOpen(!isOpen)}
      >
        {name} {chosen.length > 0 && <span className={styles.count}>{chosen.length}</span>}
        <Icon path={unfoldIcon} />
      </button>
      <div id={popupId} className={styles.popup} hidden={!isOpen}>
        {isOpen &&
          options.map((text) => (
            <label key={text} className={option}>
              <input
                className={check}
                type="checkbox"
                checked={chosenKeys.has(facetKey(text))}
                onChange={() => onChange(toggled(chosen, text))}
              />
              {iconOf?.(text)}
              <span className={optionName} {...userContent}>
                {text}
              </span>
            </label>
          ))}
        {isOpen && options.length === 0 && (
          <p className={styles.nothing}>Nothing to choose from.</p>
        )}
      </div>
    </div>
  );
}
