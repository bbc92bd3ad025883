import type { Sight } from '../sight';
import type { Walk } from '../walk';

/** An action of a person or of the environment. */
export interface Step {
  kind: string;
  /** Its weight among the possible steps. */
  weight: number;
  isPossible(moment: { sight: Sight; walk: Walk }): boolean;
  /** Does it. Returns a short description. A timeout means that its control disappeared. */
  take(walk: Walk, turn: Turn): Promise<string>;
}

/** The input of a step. */
export interface Turn {
  /** The view before the step. */
  sight: Sight;
  /** Selects one of several options. */
  choice: number;
}

/** Selects an item by a choice. Returns undefined for an empty list. */
export function oneOf<Thing>(things: readonly Thing[], choice: number): Thing | undefined {
  return things[choice % things.length];
}

/** A second number below `count` from the same choice, independent of `choice % count`. */
export function lotOf(choice: number, count: number): number {
  return Math.floor(choice / 97) % count;
}

/** Whether no dialog covers the screen. */
export function isFree(sight: Sight): boolean {
  return sight.dialog === undefined && sight.screen !== 'signOn' && sight.screen !== 'nothing';
}
