import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { counted } from '../../../domain/artifact/formatCount';
import { noSelection, toggleSelected } from '../../../domain/editing/bulk/selection';
import { beginRun } from '../../../domain/editing/bulk/bulkRun';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import type { DraftStorage } from '../../../domain/drafts/draftStorage';
import type { OwnToolsProps } from '../ArtifactCatalogue/ArtifactCatalogue';
import { ListExportButton } from '../ListExport/ListExportButton';
import { baseStyle } from '../../ui/base/base.css';
import { button, smallButton, textButton } from '../../ui/buttons/buttons.css';
import { ChangeForm, type ChangeKind, changeNames } from './ChangeForm';
import { RunReport } from './RunReport';
import * as styles from './ArtifactSelection.css';
import { SelectableRow } from './SelectableRow';
import { useBulkRun } from './useBulkRun';

export interface ArtifactSelectionProps extends OwnToolsProps {
  /** Reads and changes artifacts. Always pass the same object. */
  editor: ArtifactEditor;
  /** Where a run is stored, for example `window.sessionStorage`. */
  storage?: DraftStorage;
  /** The name of the run in the storage. It should hold the user's URN. */
  storageKey?: string;
  /** Whether a press opened the mode, which then takes the focus. @default false */
  takesFocus?: boolean;
  /** Called when the user leaves the mode. */
  onClose: () => void;
}

/**
 * The mode that selects artifacts of a list: rows with check boxes, and a bar that changes or
 * exports what is selected.
 */
export function ArtifactSelection(props: ArtifactSelectionProps) {
  const { artifacts, editor, storage, storageKey, takesFocus, onRowRenderer, onClose } = props;
  const [selection, setSelection] = useState(noSelection);
  const [kind, setKind] = useState<ChangeKind>();
  const bulk = useBulkRun(editor, storage, storageKey);
  const host = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = useMemo(() => artifacts.map(({ id }) => id), [artifacts]);
  const selected = artifacts.filter(({ id }) => selection.ids.has(id));
  const isAll = selected.length === artifacts.length;

  const toggle = useCallback(
    (id: string, isRange: boolean) =>
      setSelection((last) => toggleSelected(last, id, ids, isRange)),
    [ids],
  );
  useLayoutEffect(() => {
    onRowRenderer({
      renderRow: (artifact) => (
        <SelectableRow
          artifact={artifact}
          isSelected={selection.ids.has(artifact.id)}
          onToggle={toggle}
        />
      ),
    });
  }, [onRowRenderer, selection, toggle]);
  useLayoutEffect(() => () => onRowRenderer(undefined), [onRowRenderer]);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const isReported = bulk.run !== undefined;
  const wasReported = useRef(isReported);
  useEffect(() => {
    // The pressed button is gone.
    if (wasReported.current && !isReported) {
      const action = host.current?.querySelector<HTMLElement>('[data-change]:enabled');
      (action ?? heading.current)?.focus();
    }
    wasReported.current = isReported;
  }, [isReported]);
  /** Another change would replace the run, and what is left of it. */
  const isOpenRun = bulk.phase !== 'idle' || bulk.isUnfinished;

  function openForm(next: ChangeKind) {
    setKind(kind === next ? undefined : next);
  }

  function closeForm() {
    host.current?.querySelector<HTMLElement>('[aria-expanded="true"][data-change]')?.focus();
    setKind(undefined);
  }

  return (
    <section
      ref={host}
      className={`${baseStyle} ${styles.bar}`}
      aria-label="Selection"
      data-open={kind || bulk.run ? true : undefined}
    >
      <div className={styles.row}>
        <h2 ref={heading} className={styles.count} tabIndex={-1}>
          {counted(selected.length, 'artifact')} selected
        </h2>
        {!isAll && (
          <button
            type="button"
            className={textButton}
            onClick={() => setSelection({ ids: new Set([...selection.ids, ...ids]) })}
          >
            Select all {artifacts.length} shown
          </button>
        )}
        {selected.length > 0 && (
          <button type="button" className={textButton} onClick={() => setSelection(noSelection)}>
            Select none
          </button>
        )}
        <button
          type="button"
          className={`${button} ${smallButton} ${styles.end}`}
          disabled={bulk.phase !== 'idle'}
          onClick={() => {
            // An unfinished run stays stored.
            if (!bulk.isUnfinished) bulk.close();
            onClose();
          }}
        >
          Done
        </button>
      </div>
      <div className={styles.row} role="group" aria-label="Change what is selected">
        {(Object.keys(changeNames) as ChangeKind[]).map((name) => (
          <button
            key={name}
            type="button"
            data-change
            className={`${button} ${smallButton}`}
            aria-expanded={kind === name}
            disabled={isOpenRun || (selected.length === 0 && kind !== name)}
            onClick={() => openForm(name)}
          >
            {changeNames[name]}
          </button>
        ))}
        <ListExportButton artifacts={selected} />
      </div>
      {kind && (
        <ChangeForm
          key={kind}
          kind={kind}
          artifacts={selected}
          onCancel={closeForm}
          onChange={(change, allowed) => {
            heading.current?.focus();
            setKind(undefined);
            bulk.start(beginRun(change, allowed));
          }}
        />
      )}
      {bulk.run && <RunReport run={bulk.run} state={bulk} />}
    </section>
  );
}
