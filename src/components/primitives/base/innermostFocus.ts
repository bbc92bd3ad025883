/** What has the focus, also inside shadow roots; nothing where that is the page itself. */
export function innermostFocus(page: Document): HTMLElement | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement && focused !== page.body ? focused : null;
}
