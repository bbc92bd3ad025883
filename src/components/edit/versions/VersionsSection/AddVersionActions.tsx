import { button, smallButton } from '../../../primitives/buttons/buttons.css';
import { Icon } from '../../../primitives/Icon/Icon';
import { plusIcon } from '../../../primitives/Icon/formIcons';
import { branchIcon } from '../../../primitives/Icon/icons';
import * as styles from './VersionsSection.css';

export interface AddVersionActionsProps {
  /** Whether a repository on GitHub is linked; without one nothing can be imported. */
  hasRepository: boolean;
  /** Whether the user may import: the owner may. */
  canImport: boolean;
  /** Id of what says why not. */
  reasonId: string;
  onImport: () => void;
  onCreate: () => void;
}

/** The ways to a new version. */
export function AddVersionActions(props: AddVersionActionsProps) {
  const { hasRepository, canImport, reasonId, onImport, onCreate } = props;
  return (
    <>
      {hasRepository && (
        <button
          type="button"
          className={canImport ? `${button} ${smallButton}` : styles.barred}
          aria-disabled={!canImport || undefined}
          aria-describedby={canImport ? undefined : reasonId}
          onClick={() => canImport && onImport()}
        >
          <Icon path={branchIcon} />
          Import Version
        </button>
      )}
      <button type="button" className={`${button} ${smallButton}`} onClick={onCreate}>
        <Icon path={plusIcon} />
        Create Version
      </button>
    </>
  );
}
