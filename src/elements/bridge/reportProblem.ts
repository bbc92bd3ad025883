/** What keeps an element from showing what it should: the detail of `trovi-error`. */
export interface ElementProblem {
  /**
   * `configuration`: an address is missing, or a setting is wrong; `data`: what was given is no JSON; `shape`: it is JSON, or an
   * answer, but no artifact; `network`: no answer came; `refused`: the server answered with an error; `crash`: a fault of ours.
   */
  code: 'configuration' | 'data' | 'shape' | 'network' | 'refused' | 'crash';
  /** For the author of the page. */
  message: string;
  /** The error behind it, if there is one. */
  error?: unknown;
}

/** Fires `trovi-error` at an element. */
export function reportProblem(host: HTMLElement, problem: ElementProblem): void {
  const init = { detail: problem, bubbles: true, composed: true };
  host.dispatchEvent(new CustomEvent<ElementProblem>('trovi-error', init));
}
