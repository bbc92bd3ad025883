/** The focused element, also inside shadow roots. `null` when the page itself has the focus. */
export function innermostFocus(page: Document): HTMLElement | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement && focused !== page.body ? focused : null;
}
