/** How to use a public component, for its docs page. */
export interface Usage {
  /** When to use it. */
  use: string;
  /** When not, and what to use then. */
  avoid: string;
  /** What the keyboard does. */
  keys: string;
  /** Rules for the texts and data that it gets. */
  content: string;
}
