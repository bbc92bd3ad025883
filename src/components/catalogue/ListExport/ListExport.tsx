import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { type ListFormat, listFormats } from '../../../domain/exports/list/listFormats';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { useServices } from '../../services/TroviContext';
import * as styles from './ListExport.css';
import { type ListExportState, useListExport } from './useListExport';

export interface ListExportProps {
  /** The artifacts to export. */
  artifacts: readonly Artifact[];
  /** The button that opened the menu. It gets the focus when the menu closes. */
  opener: RefObject<HTMLButtonElement | null>;
  /** Called when the menu closes. */
  onClose: () => void;
}

const formats = Object.keys(listFormats) as ListFormat[];
const numberFormat = new Intl.NumberFormat('en');

/** The menu of file formats, and the progress of an export. */
export function ListExport({ artifacts, opener, onClose }: ListExportProps) {
  const { productName, dashboardUrl, testbedName, supportEmail } = useServices().configuration;
  const options = { productName, dashboardUrl, testbedName, supportEmail };
  const { state, start, cancel } = useListExport(artifacts, options);
  const popup = useRef<HTMLDivElement>(null);
  const { phase } = state;

  // Each phase has other controls. The focus follows, so that it is never lost.
  useEffect(() => {
    const control = popup.current?.querySelector<HTMLElement>('button');
    control?.focus();
  }, [phase]);

  useEffect(() => {
    const onPress = (event: Event) => {
      const path = event.composedPath();
      const isInside = [popup.current, opener.current].some((part) => part && path.includes(part));
      if (!isInside && phase !== 'writing') onClose();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [opener, onClose, phase]);

  const close = () => {
    opener.current?.focus();
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return close();
    const items = [...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const index = items.findIndex((item) => item === event.target);
    const next = targetOf(event.key, index, items.length);
    if (next === undefined || items.length === 0) return;
    event.preventDefault();
    items[next]?.focus();
  };

  /** Tab leaves the menu, which closes it. An export in progress stays. */
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
    const isLeft = relatedTarget && !currentTarget.contains(relatedTarget);
    if (isLeft && relatedTarget !== opener.current && phase !== 'writing') onClose();
  };

  return (
    <div
      ref={popup}
      className={styles.popup}
      role="presentation"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {state.phase === 'choosing' ? (
        <div className={styles.items} role="menu" aria-label="File format">
          {formats.map((format) => (
            <button
              key={format}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              onClick={() => void start(format)}
            >
              {listFormats[format].label}{' '}
              <span className={styles.ending}>{listFormats[format].ending}</span>
            </button>
          ))}
        </div>
      ) : (
        <Outcome state={state} onLeave={phase === 'saved' ? close : cancel} />
      )}
    </div>
  );
}

interface OutcomeProps {
  state: Exclude<ListExportState, { phase: 'choosing' }>;
  /** Cancels what runs, goes back after a failure, or closes what is done. */
  onLeave: () => void;
}

/** The progress of an export, and how it ended. */
function Outcome({ state, onLeave }: OutcomeProps) {
  return (
    <div className={styles.state}>
      {state.phase === 'writing' && (
        <>
          <progress aria-label="Export" value={state.done} max={state.total} />
          <span>
            {numberFormat.format(state.done)} of {numberFormat.format(state.total)}
          </span>
        </>
      )}
      {state.phase === 'saved' && (
        <span role="status">
          Saved {numberFormat.format(state.total)} as {state.fileName}
        </span>
      )}
      {state.phase === 'failed' && (
        <span role="alert">The file could not be written. Try again.</span>
      )}
      <button type="button" className={`${button} ${smallButton}`} onClick={onLeave}>
        {{ writing: 'Cancel', saved: 'Close', failed: 'Back' }[state.phase]}
      </button>
    </div>
  );
}

/** The index of the item that a key moves to. `undefined` for other keys. */
function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index <= 0 ? count : index) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
