import { button, smallButton } from '../../../primitives/buttons/buttons.css';
import { Icon } from '../../../primitives/Icon/Icon';
import { plusIcon } from '../../../primitives/Icon/formIcons';
import { branchIcon } from '../../../primitives/Icon/icons';
import * as styles from './VersionsSection.css';

export interface AddVersionActionsProps {
  /** Whether a GitHub repository is linked. Import needs one. */
  hasRepository: boolean;
  /** Whether the user may import. Only the owner may. */
  canImport: boolean;
  /** Id of the text that says why import is not allowed. */
  reasonId: string;
  onImport: () => void;
  onCreate: () => void;
}

/** The buttons that add a version. */
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
