import type { ElementState } from '../states/elementState';

/**
 * How to see whether an attribute or property has an effect. Used if the general check does not
 * fit.
 */
export interface ValueUse {
  /** An element on which it has an effect. */
  from: ElementState;
  /** A value that changes something. */
  value: unknown;
  /** Returns the data that changes. By default, the content of the element. */
  seen?: (host: HTMLElement) => string;
  /** Why its effect stays after it is undone. */
  staysBecause?: string;
  /** Why it has no visible effect. */
  idleBecause?: string;
}

/** How to cause an event. */
export interface EventUse {
  from: ElementState;
  /**
   * Causes the event, like a user or a page. For a cancelable event, returns whether the default
   * was prevented.
   */
  act: (host: HTMLElement) => unknown;
  /** The detail, without the error that caused a problem. */
  detail: object | ((host: HTMLElement) => object);
}

/** How to test the documentation of an element. */
export interface ElementUse {
  tag: string;
  /** All states that look different. */
  states: Readonly<Record<string, ElementState>>;
  /** States that differ only in colours. */
  colorings?: Readonly<Record<string, ElementState>>;
  attributes: Readonly<Record<string, ValueUse>>;
  properties: Readonly<Record<string, ValueUse>>;
  events: Readonly<Record<string, EventUse>>;
  /** Custom properties that affect only hidden parts. */
  idleProperties?: { because: string; names: readonly string[] };
  /** For each slot, a state with it and one without it. */
  slots: Readonly<Record<string, { shown: ElementState; gone: ElementState }>>;
}
