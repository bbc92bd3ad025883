import { useEffect, useMemo, useRef, useState } from 'react';
import type { OwnToolsProps } from '../../src/components/catalogue/ArtifactCatalogue/ArtifactCatalogue';
import { UnsavedWork } from '../../src/components/catalogue/UnsavedWork/UnsavedWork';
import { useUser } from '../../src/components/services/TroviContext';
import { baseStyle } from '../../src/components/ui/base/base.css';
import { button, smallButton } from '../../src/components/ui/buttons/buttons.css';
import { hasDrafts, noteKey } from '../../src/domain/drafts/storedDraft';
import * as styles from './OwnTools.css';
import { SelectionMode } from './SelectionMode';

/**
 * Under My Artifacts: the user's unsaved work, and the button that starts selecting artifacts. Both
 * appear at the same time in one row, so nothing moves. An unfinished change opens the selection.
 */
export function OwnTools(props: OwnToolsProps) {
  const user = useUser();
  const [owner, setOwner] = useState(user?.urn);
  const urn = user?.urn;
  // Stays while the last discarded draft can be restored.
  const hasWork = useMemo(() => urn !== undefined && isAnyKept(urn), [urn]);
  // The mode stays open when the session ends.
  if (user && user.urn !== owner) setOwner(user.urn);
  if (!owner) return null;
  return (
    <div className={styles.row}>
      {urn && hasWork && <UnsavedWork key={urn} drafts={window.localStorage} ownerUrn={urn} />}
      <Tools key={owner} {...props} storageKey={noteKey(owner, 'selection')} />
    </div>
  );
}

function Tools({ storageKey, ...props }: OwnToolsProps & { storageKey: string }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(() => hasStored(storageKey));
  const [isPressed, setIsPressed] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    if (isClosed) opener.current?.focus();
  }, [isClosed]);

  if (isOpen) {
    const close = () => {
      setIsOpen(false);
      setIsClosed(true);
    };
    return (
      <div className={styles.wide}>
        <SelectionMode {...props} storageKey={storageKey} takesFocus={isPressed} onClose={close} />
      </div>
    );
  }
  return (
    <div className={baseStyle}>
      <button
        ref={opener}
        type="button"
        className={`${button} ${smallButton}`}
        disabled={props.artifacts.length === 0}
        onClick={() => {
          setIsPressed(true);
          setIsClosed(false);
          setIsOpen(true);
        }}
      >
        Select
      </button>
    </div>
  );
}

function isAnyKept(ownerUrn: string): boolean {
  try {
    return hasDrafts(localStorage, ownerUrn);
  } catch {
    return false;
  }
}

function hasStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
