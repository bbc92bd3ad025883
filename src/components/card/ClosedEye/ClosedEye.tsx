import { Icon } from '../../ui/Icon/Icon';
import { closedEyeIcon } from '../../ui/Icon/statusIcons';
import * as styles from './ClosedEye.css';

/** Marks a private artifact without a DOI (product 4.3). */
export function ClosedEye() {
  return (
    <span className={styles.eye} title="Private">
      <Icon path={closedEyeIcon} label="Private" />
    </span>
  );
}
