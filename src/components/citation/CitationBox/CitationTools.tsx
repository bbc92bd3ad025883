import { type ComponentType, useEffect, useState } from 'react';
import type { ToolProps } from '../CitationTools/toolProps';
import { button, smallButton } from '../../primitives/buttons/buttons.css';
import * as styles from './CitationBox.css';

/** Where the chosen style is stored on the device. */
const storageKey = 'trovi.citation-style';

export type CitationToolsProps = Omit<ToolProps, 'storageKey' | 'isOpen' | 'first'> & {
  /** The citation style that is chosen first. */
  citationStyle?: string;
};

/**
 * Opens the choice of styles, the exports and the sentence for a paper. Their code loads with the
 * first press, or at once if a style was chosen before.
 */
export function CitationTools({ citationStyle, ...props }: CitationToolsProps) {
  const [first] = useState(() => citationStyle ?? storedStyle());
  const [isNeeded, setIsNeeded] = useState(first !== '');
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ToolProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || Panel) return;
    import('../CitationTools/CitationPanel').then(
      ({ CitationPanel }) => setPanel(() => CitationPanel),
      () => {
        setIsOpen(false);
        setIsNeeded(false);
        setHasFailed(true);
      },
    );
  }, [isNeeded, Panel]);
  return (
    <>
      <div className={styles.tools}>
        <button
          type="button"
          className={`${button} ${smallButton}`}
          aria-expanded={isOpen}
          onClick={() => {
            setHasFailed(false);
            setIsNeeded(true);
            setIsOpen(!isOpen);
          }}
        >
          Styles and export
        </button>
        <span role="status">{hasFailed && 'The styles could not be loaded. Try again.'}</span>
      </div>
      {Panel && <Panel {...props} first={first} isOpen={isOpen} storageKey={storageKey} />}
    </>
  );
}

function storedStyle(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}
