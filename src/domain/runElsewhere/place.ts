import type { FoundFiles } from './foundFiles';
import type { RunSource } from './runSource';

/** A link that opens a version at a place. */
export interface PlaceLink {
  /** The notebook that it opens. Absent if it opens the version as a whole. */
  notebook?: string;
  address: string;
}

/** How a place runs a version. */
export interface PlaceOffer {
  /** Empty if the place needs to know the notebooks first, or if there are none. */
  links: readonly PlaceLink[];
  /** What the place does with the version, by the files that were found. */
  remark?: string;
  /** What will probably not work. */
  warning?: string;
}

/** A place where visitors can run a version, besides the testbed. */
export interface Place {
  /** The name that people know it by. */
  name: string;
  /** What it costs and needs, in a sentence. */
  note: string;
  /**
   * How it runs a version. `undefined` if it cannot. `found` is absent until the files were read.
   */
  offer: (source: RunSource, found?: FoundFiles) => PlaceOffer | undefined;
}
