import type { FoundFiles } from '../../../domain/runElsewhere/foundFiles';
import type { RunSource } from '../../../domain/runElsewhere/runSource';

/** What every place of the menu is shown for. */
export interface PlaceProps {
  source: RunSource;
  /** The files of the version, once somebody has asked for them. */
  found?: FoundFiles;
}
