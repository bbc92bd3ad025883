import { useRef, useState } from 'react';
import { formatCount } from '../../../domain/artifact/formatCount';
import type { Artifact } from '../../../domain/artifact/artifact';
import { screenOnly } from '../../ui/base/base.css';
import { lateComponent } from '../../ui/base/lateComponent';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import * as styles from './ListExportButton.css';
import type { ListExportProps } from './ListExport';

// Few people export.
const ListExport = lateComponent<ListExportProps>(
  async () => (await import('./ListExport')).ListExport,
  () => null,
);

/** Opens the menu that exports artifacts (product 2.4). */
export function ListExportButton({ artifacts }: { artifacts: readonly Artifact[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { length } = artifacts;
  return (
    <div className={`${styles.place} ${screenOnly}`}>
      <button
        ref={opener}
        type="button"
        className={`${button} ${smallButton}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={length === 0 && !isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Export {formatCount(length)} {length === 1 ? 'artifact' : 'artifacts'}
      </button>
      {isOpen && (
        <ListExport artifacts={artifacts} opener={opener} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
