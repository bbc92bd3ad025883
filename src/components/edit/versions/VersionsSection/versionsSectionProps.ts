import type { TemplateCheck } from '../../../../domain/editing/newVersion/templateVersion';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import type { DoiWatchTiming } from '../doi/useDoiWatch';

export interface VersionsSectionProps extends EditSectionProps {
  /** Called after the artifact was deleted. */
  onDeleted: () => void;
  /**
   * Checks the syntax of an orchestration template before it is sent.
   * @default does not check it
   */
  checkTemplate?: TemplateCheck;
  /**
   * When to check for a requested DOI.
   * @default after 2, 4, 8 … seconds, for five minutes
   */
  timing?: DoiWatchTiming;
}
