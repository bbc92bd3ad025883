import type { Fault } from '../../../dashboard/sandbox/faults/fault';
import type { FaultKind } from './faultKinds';
import type { Scene, Stage } from './scene';

/** What happens to the person, as the tables of `docs/faults.md` say it. Shared by all cells where the same happens. */
export interface Outcome {
  /** A few words, which stand in the cell. */
  short: string;
  /** What they mean, in a sentence or two, which stand below the tables. */
  meaning: string;
}

/** What becomes of a call that meets a fault. */
export interface PlayedCell<S extends Scene = Scene> {
  outcome: Outcome;
  /** What is special here, behind the words of the outcome. */
  detail?: string;
  /** What the switches are told beside, or instead of, what the kind of fault tells them. */
  fault?: Partial<Fault>;
  /** Does something else than the scene's `act`; where the fault is none of the switches', it begins it too. */
  act?(scene: S, stage: Stage): Promise<void>;
  /** Does something else right after the act than the kind of fault does. */
  goOn?(scene: S, stage: Stage): Promise<void>;
  /** Expects what the person sees of the outcome, while the fault lasts. */
  check(scene: S, stage: Stage): Promise<void>;
  /** How many requests have left the page by then. */
  sent: number;
  /** The person has what they wanted: nothing is left to do. */
  isThrough?: boolean;
  /** Gets through in another way than the scene's. */
  getThrough?(scene: S, stage: Stage): Promise<void>;
  /** How many more requests left the page on the way. Not counted where it does not say. */
  sentAfter?: number;
}

/** Why a fault cannot happen to a call. */
export interface ImpossibleCell {
  /** A sentence, which stands in the table. */
  never: string;
}

export type Cell<S extends Scene = Scene> = PlayedCell<S> | ImpossibleCell;

/** A call of product 7 with all that may happen to it. */
export interface CallRow<S extends Scene = Scene> {
  /** Its name in product 7. */
  name: string;
  method: string;
  /** With `{uuid}` and `{slug}`, for the table. */
  path: string;
  /** Takes a person to one step before the call. */
  prepare(stage: Stage, kind: FaultKind): Promise<S>;
  cells: Record<FaultKind, Cell<S>>;
}

export function isPlayed<S extends Scene>(cell: Cell<S>): cell is PlayedCell<S> {
  return 'outcome' in cell;
}
