import type { Fault } from '../../../sandbox/faults/fault';
import type { FaultKind } from './faultKinds';
import type { Scene, Stage } from './scene';

/** The effect on the person, for the tables of `docs/faults.md`. Cells share outcomes. */
export interface Outcome {
  /** The term in the cell. */
  short: string;
  /** The meaning of the term, below the tables. */
  meaning: string;
}

/** The result of a call with a fault. */
export interface PlayedCell<S extends Scene = Scene> {
  outcome: Outcome;
  /** A note after the outcome's term. */
  detail?: string;
  /** Settings of the fault switch that add to or replace those of the kind. */
  fault?: Partial<Fault>;
  /** Replaces the scene's `act`. If no switch causes the fault, it also starts the fault. */
  act?(scene: S, stage: Stage): Promise<void>;
  /** Replaces the kind's step after the act. */
  goOn?(scene: S, stage: Stage): Promise<void>;
  /** Asserts the content of the page while the fault lasts. */
  check(scene: S, stage: Stage): Promise<void>;
  /** The number of requests that the page has sent by then. */
  sent: number;
  /** The person has succeeded and needs no retry. */
  isThrough?: boolean;
  /** Replaces the scene's way to succeed. */
  getThrough?(scene: S, stage: Stage): Promise<void>;
  /** The number of further requests on the way. Not checked if absent. */
  sentAfter?: number;
}

/** The reason why a fault cannot happen to a call. */
export interface ImpossibleCell {
  /** A sentence for the table. */
  never: string;
}

export type Cell<S extends Scene = Scene> = PlayedCell<S> | ImpossibleCell;

/** A call of product 7 and its result for every fault. */
export interface CallRow<S extends Scene = Scene> {
  /** Its name in product 7. */
  name: string;
  method: string;
  /** The path with `{uuid}` and `{slug}`, for the table. */
  path: string;
  /** Brings a person to the step before the call. */
  prepare(stage: Stage, kind: FaultKind): Promise<S>;
  cells: Record<FaultKind, Cell<S>>;
}

export function isPlayed<S extends Scene>(cell: Cell<S>): cell is PlayedCell<S> {
  return 'outcome' in cell;
}
