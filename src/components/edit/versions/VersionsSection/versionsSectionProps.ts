import type { EditSectionProps } from '../../EditSection/editSectionProps';
import type { DoiWatchTiming } from '../doi/useDoiWatch';

export interface VersionsSectionProps extends EditSectionProps {
  /** Called after the artifact was deleted. */
  onDeleted: () => void;
  /**
   * When to check for a requested DOI.
   * @default after 2, 4, 8 … seconds, for five minutes
   */
  timing?: DoiWatchTiming;
}
