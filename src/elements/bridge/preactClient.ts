import { type ContainerNode, options } from 'preact';
import { createRoot as createPreactRoot } from 'preact/compat/client';

/**
 * The `createRoot` of the light build. It renders in a separate task, as React does. A render
 * inside the callback of a resize observer can resize elements again, and browsers report that as
 * an error.
 */
export function createRoot(container: ContainerNode) {
  options.debounceRendering = (render) => setTimeout(render);
  return createPreactRoot(container);
}
