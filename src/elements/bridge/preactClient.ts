import { options } from 'preact';
import { createRoot as createPreactRoot } from 'preact/compat/client';

/**
 * The `createRoot` of elements, which run on preact. It renders in a separate task, as React does:
 * a render inside the callback of a resize observer can resize elements again, and browsers report
 * that as an error. Like React, it does not touch existing nodes in the shadow root: preact adopts
 * such nodes at its first render, so there are none then.
 */
export function createRoot(container: ShadowRoot) {
  options.debounceRendering = (render) => setTimeout(render);
  const root = createPreactRoot(container);
  const focused = container.activeElement;
  const present = [...container.childNodes];
  container.replaceChildren();
  root.render(null);
  container.replaceChildren(...present);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return root;
}
