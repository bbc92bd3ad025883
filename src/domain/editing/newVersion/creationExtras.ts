import type { NewVersion } from './newVersion';

/** The settings of a creation besides the metadata (contract/api 2.3). */
export interface CreationExtras {
  /** Replaces the computed citation. It cannot be changed later (contract/api 2.4). */
  citation?: string;
  /** The first version. */
  version?: NewVersion;
  /** How many hours a daypass lasts. Without it, visitors cannot request one. */
  accessHours?: number;
}
