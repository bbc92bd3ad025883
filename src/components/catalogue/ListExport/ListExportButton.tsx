import { useRef, useState } from 'react';
import { formatCount } from '../../../domain/artifact/formatCount';
import type { Artifact } from '../../../domain/artifact/artifact';
import { screenOnly } from '../../ui/base/base.css';
import { lazyCode, LazyNote, useLazyCode } from '../../ui/lazy/lazyCode';
import * as styles from './ListExportButton.css';

const listExport = lazyCode(async () => (await import('./ListExport')).ListExport);

interface ListExportButtonProps {
  /** The artifacts to export. */
  artifacts: readonly Artifact[];
  /** Whether their number is known. @default true */
  isCounted?: boolean;
}

/** Opens the menu that exports artifacts (product 2.4). */
export function ListExportButton({ artifacts, isCounted = true }: ListExportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const state = useLazyCode(listExport, isOpen);
  const ListExport = state.code;
  const { length } = artifacts;
  return (
    <div className={`${styles.place} ${screenOnly}`}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={length === 0 && !isOpen}
        onClick={() => {
          state.retry();
          setIsOpen(!isOpen);
        }}
      >
        Export {isCounted && formatCount(length)} {length === 1 ? 'artifact' : 'artifacts'}
      </button>
      {isOpen &&
        (ListExport ? (
          <ListExport artifacts={artifacts} opener={opener} onClose={() => setIsOpen(false)} />
        ) : (
          <LazyNote state={state} control={opener} />
        ))}
    </div>
  );
}
