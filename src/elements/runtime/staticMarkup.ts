/**
 * Whether the page declared the shadow root of an element with static markup in it
 * (`trovi-widgets render --format declarative-shadow-dom`).
 */
export function hasStaticMarkup(host: Element): boolean {
  return Boolean(host.shadowRoot?.querySelector('[data-static]'));
}

/** Removes the static markup. The link that has the focus passes it on to the same link below. */
export function removeStaticMarkup(host: Element): void {
  const root = host.shadowRoot;
  if (!root) return;
  const focused = root.activeElement;
  for (const part of root.querySelectorAll('[data-static]')) part.remove();
  if (!(focused instanceof HTMLAnchorElement) || focused.isConnected) return;
  const same = [...root.querySelectorAll('a')].find(
    ({ href, part }) => href === focused.href && part.value === focused.part.value,
  );
  same?.focus({ preventScroll: true });
}
