import type { Environment } from 'downshift';
import { innermostFocus } from '../../ui/base/innermostFocus';

type Listener = (event: { target?: EventTarget }) => void;

/**
 * Adapts `window` for the combobox inside a shadow root. From the document, every element in a
 * shadow root looks like its host. Here, event targets and the focused element are the innermost
 * ones.
 */
export function createPageEnvironment(page: Window & typeof globalThis): Environment {
  const wrappers = new Map<unknown, EventListener>();
  const document = new Proxy(page.document, {
    get(target, name) {
      if (name === 'activeElement') return innermostFocus(target) ?? target.body;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return {
    document,
    Node: page.Node,
    addEventListener(type: string, listener: unknown, options?: AddEventListenerOptions) {
      const tell = listener as Listener;
      const wrapper = (event: Event) => tell({ target: event.composedPath()[0] });
      wrappers.set(listener, wrapper);
      page.addEventListener(type, wrapper, options);
    },
    removeEventListener(type: string, listener: unknown) {
      const wrapper = wrappers.get(listener);
      if (wrapper) page.removeEventListener(type, wrapper);
      wrappers.delete(listener);
    },
  };
}
