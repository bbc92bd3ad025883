/** The reason why an element cannot show its content: the detail of `trovi-error`. */
export interface ElementProblem {
  /**
   * - `configuration`: an address or the artifact is missing, the artifact lacks the version, or a setting
   *   is wrong.
   * - `data`: the provided text is not JSON.
   * - `shape`: the JSON or the server's response is not an artifact.
   * - `network`: the server did not respond.
   * - `refused`: the server responded with an error.
   * - `crash`: an error in this library, or a script of the page has replaced a function that the
   *   library needs.
   */
  code: 'configuration' | 'data' | 'shape' | 'network' | 'refused' | 'crash';
  /** A message for the author of the page. */
  message: string;
  /** The error that caused the problem, if any. */
  error?: unknown;
}

/** Fires `trovi-error` on an element. */
export function reportProblem(host: HTMLElement, problem: ElementProblem): void {
  const init = { detail: problem, bubbles: true, composed: true };
  host.dispatchEvent(new CustomEvent<ElementProblem>('trovi-error', init));
}
