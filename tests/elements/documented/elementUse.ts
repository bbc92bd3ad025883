import type { ElementState } from '../states/elementState';

/**
 * How to see whether an attribute or property has an effect. Used where the check for all elements
 * does not fit.
 */
export interface ValueUse {
  /** An element on which it matters. */
  from: ElementState;
  /** A value that changes something. */
  value: unknown;
  /** What changes; without it, what the element shows. */
  seen?: (host: HTMLElement) => string;
  /** Why what it changed stays changed once it is taken back. */
  staysBecause?: string;
  /** Why it changes nothing. */
  idleBecause?: string;
}

/** How to see an event. */
export interface EventUse {
  from: ElementState;
  /**
   * Does what a person or a page does. For a cancelable event, returns whether the default was
   * prevented.
   */
  act: (host: HTMLElement) => unknown;
  /** The detail, without the error that is behind a problem. */
  detail: object | ((host: HTMLElement) => object);
}

/** How to see all that is documented of an element. */
export interface ElementUse {
  tag: string;
  /** All the ways it can look. */
  states: Readonly<Record<string, ElementState>>;
  /** Ways that differ in colours alone. */
  colorings?: Readonly<Record<string, ElementState>>;
  attributes: Readonly<Record<string, ValueUse>>;
  properties: Readonly<Record<string, ValueUse>>;
  events: Readonly<Record<string, EventUse>>;
  /** Custom properties that reach what it has at hand, and does not show. */
  idleProperties?: { because: string; names: readonly string[] };
  /** For each slot, a state in which it is there and one in which it is not. */
  slots: Readonly<Record<string, { shown: ElementState; gone: ElementState }>>;
}
