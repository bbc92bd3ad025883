import type { EditSectionProps } from '../../EditSection/editSectionProps';
import type { DoiWatchTiming } from '../doi/useDoiWatch';

export interface VersionsSectionProps extends EditSectionProps {
  /** Called once the artifact has been deleted. */
  onDeleted: () => void;
  /** When to look for a DOI that was requested. @default after 2, 4, 8 … seconds, for five minutes */
  timing?: DoiWatchTiming;
}
