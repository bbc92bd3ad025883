import type { Sight } from '../sight';
import type { Walk } from '../walk';

/** Something that a person, or the world around, may do at some moments of a walk. */
export interface Step {
  kind: string;
  /** How often it is taken, compared with others that are possible. */
  weight: number;
  isPossible(moment: { sight: Sight; walk: Walk }): boolean;
  /** Does it, and gives in a few words what was done. A timeout means that what it needs was not there any more. */
  take(walk: Walk, turn: Turn): Promise<string>;
}

/** What a step is taken with. */
export interface Turn {
  /** What is seen before it. */
  sight: Sight;
  /** Chooses among what there is to choose from. */
  choice: number;
}

/** One of several, by a choice; none of none. */
export function oneOf<Thing>(things: readonly Thing[], choice: number): Thing | undefined {
  return things[choice % things.length];
}

/** A number below `count` that a choice stands for, other than that which `choice % count` gives. */
export function lotOf(choice: number, count: number): number {
  return Math.floor(choice / 97) % count;
}

/** Whether nothing lies over the screen. */
export function isFree(sight: Sight): boolean {
  return sight.dialog === undefined && sight.screen !== 'signOn' && sight.screen !== 'nothing';
}
