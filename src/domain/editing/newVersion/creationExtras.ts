import type { NewVersion } from './newVersion';

/** What a creation can set besides the metadata (contract/api 2.3). */
export interface CreationExtras {
  /** Replaces the computed citation. Nobody can change it later (contract/api 2.4). */
  citation?: string;
  /** The first version. */
  version?: NewVersion;
  /** How many hours a daypass lasts. Without them, visitors cannot request one. */
  accessHours?: number;
}
