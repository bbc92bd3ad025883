import { type ComponentType, options, render } from 'preact';
import { jsx } from 'preact/jsx-runtime';

// As React does: what follows from an observed size, drawn before the observer is done, is an error that the browser reports.
options.debounceRendering = (draw) => setTimeout(draw);

/**
 * The class of an element that shows a component in its shadow root, as far as the bridge uses `@r2wc/react-to-web-component`: the light
 * build takes this in its place. A property is kept by its identity; connecting the element shows what it has by then.
 */
export function mountedElement(
  component: ComponentType<object>,
  { props }: { props: object },
): CustomElementConstructor {
  class MountedElement extends HTMLElement {
    readonly #root = this.attachShadow({ mode: 'open' });
    readonly #props: Record<string, unknown> = { container: this.#root };

    static {
      for (const name of Object.keys(props)) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          set(this: MountedElement, value: unknown) {
            this.#props[name] = value;
          },
        });
      }
    }

    connectedCallback(): void {
      render(jsx(component, { ...this.#props }), this.#root);
    }

    disconnectedCallback(): void {
      render(null, this.#root);
    }
  }
  return MountedElement;
}
