/** A place in the window, in CSS pixels from the corner of the visible page. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type ColorScheme = 'light' | 'dark';

/** Names of keys other than single characters, which represent themselves. */
export type Key =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Backspace'
  | 'Delete'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowRight'
  | 'Home'
  | 'End';

/** A window with one page, without cookies and stored data of others. */
export interface EnginePage {
  /** Loads an address and waits for the page's load event. */
  goto(url: string): Promise<void>;
  /** Returns the value of a JavaScript expression in the page, after its promise. */
  evaluate<Value>(expression: string): Promise<Value>;
  click(at: Point): Promise<void>;
  /** Types characters into the element that has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key, with Ctrl held down if `isWithControl`. */
  press(key: Key | (string & {}), isWithControl?: boolean): Promise<void>;
  /** Presses the main button of the mouse, in steps of a drag. */
  hold(at: Point): Promise<void>;
  /** Moves the mouse in small steps. */
  move(to: Point): Promise<void>;
  release(): Promise<void>;
  /** Sets the size of the visible page. */
  resize(size: Size): Promise<void>;
  /** A PNG of the visible page. */
  screenshot(): Promise<Uint8Array>;
  /** Errors, warnings and broken security policies since the start, one line each. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

export const defaultSize: Size = { width: 1280, height: 900 };
