import r2wc from '@r2wc/core';
import { type ComponentType, createElement, useLayoutEffect, useMemo } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { flushStyles, styleSheet } from '../../theme/sheet';
import type { CommonProps } from '../description/commonDescription';
import type { AttributeDescription, ElementDescription } from '../description/elementDescription';
import { readAttribute, writeAttribute } from './attributeValue';
import { type EventHandlers, eventHandlers } from './eventHandlers';
import { reportProblem } from './reportProblem';

/** The element of a component: its props are properties, those named `on…` are events instead. */
export type ElementOf<Props extends object> = HTMLElement &
  CommonProps & {
    -readonly [Name in keyof Props as Name extends `on${string}` ? never : Name]: Props[Name];
  };

/** What the component in the shadow root of every element gets. */
export interface RootProps<Props extends object = object> {
  host: HTMLElement;
  description: ElementDescription<Props>;
  /** Attributes and properties by the names of props; another object after each change. */
  values: Readonly<Record<string, unknown>>;
  /** What fires the events, by the names of props. Each gives false where a listener prevented the default. */
  handlers: EventHandlers;
}

/** What all elements of a bundle share. */
export interface BridgeOptions {
  Root: ComponentType<RootProps>;
  /** Calls `start` when it is time for an element to show its component. Returns the function that calls this off. */
  whenToStart: (host: HTMLElement, start: () => void) => () => void;
}

/** What stands in for `HTMLElement` where there is none: a server may import elements, not use them. */
class NoElement {}

const placeholder = 'data-placeholder';
/** How r2wc renders a component. Its own renderer imports all of React, so that no build can drop what is unused. */
const renderer = {
  mount(container: HTMLElement, component: ComponentType<object>, props: object) {
    const root = createRoot(container);
    root.render(createElement(component, props));
    return { root, component };
  },
  update({ root, component }: MountedComponent, props: object) {
    root.render(createElement(component, props));
  },
  unmount({ root }: MountedComponent) {
    root.unmount();
  },
};

interface MountedComponent {
  root: ReactRoot;
  component: ComponentType<object>;
}

/** Where r2wc keeps whether to render at each value it gets. */
const isRendering = Symbol.for('r2wc.connected');

/**
 * The class of a custom element, on r2wc. r2wc mounts, renders and unmounts the component; all that authors of HTML expect of an
 * element besides is done here. Every prop is declared to r2wc with a kind that it does not know: so it keeps values by their
 * identity, reflects nothing and renders again. Making the class registers nothing.
 */
export function createElementClass<Props extends object>(
  description: ElementDescription<Props>,
  { Root, whenToStart }: BridgeOptions,
): new () => ElementOf<Props> {
  type ElementClass = new () => ElementOf<Props>;
  if (typeof HTMLElement === 'undefined') return NoElement as unknown as ElementClass;
  const { attributes, properties } = description;
  const attributeOf = new Map(attributes.map((attribute) => [attribute.name, attribute]));
  const names = [...attributes, ...properties].map(({ property }) => property);

  function Mounted({ container, ...values }: { container: ShadowRoot }) {
    const host = container.host as HTMLElement;
    const handlers = useMemo(() => eventHandlers(host, description), [host]);
    useLayoutEffect(() => {
      // React leaves alone what stands in a shadow root before it.
      for (const slot of container.querySelectorAll(`[${placeholder}]`)) slot.remove();
    }, [container]);
    return (
      <Root host={host} description={description as never} values={values} handlers={handlers} />
    );
  }

  const options = {
    shadow: 'open',
    props: Object.fromEntries(names.map((name) => [name, 'property'])) as never,
  } as const;
  const Base = r2wc(
    Mounted as ComponentType<object>,
    options,
    renderer,
  ) as new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

  class TroviElement extends Base {
    readonly #data = new Map<string, unknown>();
    #isMounted = false;
    #isLeaving = false;
    #isRenderDue = false;
    #callOff: (() => void) | undefined;

    static get observedAttributes(): string[] {
      return [...attributeOf.keys()];
    }

    static {
      for (const attribute of attributes) {
        Object.defineProperty(this.prototype, attribute.property, {
          configurable: true,
          enumerable: true,
          get(this: TroviElement) {
            return this.#read(attribute) ?? attribute.default;
          },
          set(this: TroviElement, value: unknown) {
            const text = writeAttribute(attribute, value);
            if (text === null) this.removeAttribute(attribute.name);
            else this.setAttribute(attribute.name, text);
          },
        });
      }
      for (const { property } of properties) {
        Object.defineProperty(this.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: TroviElement) {
            return this.#data.get(property);
          },
          set(this: TroviElement, value: unknown) {
            this.#data.set(property, this.#parse(property, value));
            this.#hand(property, this.#data.get(property));
          },
        });
      }
    }

    constructor() {
      super();
      flushStyles();
      const root = this.shadowRoot as ShadowRoot;
      root.adoptedStyleSheets = [styleSheet];
      this.#showSlot();
      // Properties that were set before the class was known hide those of the class.
      for (const name of names.filter((one) => Object.hasOwn(this, one))) {
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    override connectedCallback(): void {
      // Moved, not put back: the component has never been away.
      if (this.#isLeaving) this.#isLeaving = false;
      else this.#wait();
    }

    override disconnectedCallback(): void {
      this.#isLeaving = true;
      queueMicrotask(() => {
        if (!this.#isLeaving) return;
        this.#isLeaving = false;
        this.#callOff?.();
        if (!this.#isMounted) return;
        this.#isMounted = false;
        super.disconnectedCallback();
        this.#showSlot();
      });
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      const attribute = attributeOf.get(name);
      if (!attribute || before === now) return;
      this.#hand(attribute.property, readAttribute(attribute, now));
      if (!this.#isMounted && this.isConnected) this.#wait();
    }

    #wait(): void {
      this.#callOff?.();
      this.#callOff = whenToStart(this, () => this.#mount());
    }

    #mount(): void {
      if (this.#isMounted) return;
      this.#isMounted = true;
      for (const attribute of attributes) this.#hand(attribute.property, this.#read(attribute));
      for (const [property, value] of this.#data) this.#hand(property, value);
    }

    /**
     * Gives r2wc a value, and lets it render once with all that it gets in one go: preact would show, and fetch, what half of them
     * ask for.
     */
    #hand(property: string, value: unknown): void {
      if (!this.#isMounted) return;
      Reflect.set(this, isRendering, false);
      Reflect.set(Base.prototype, property, value, this);
      if (this.#isRenderDue) return;
      this.#isRenderDue = true;
      queueMicrotask(() => {
        this.#isRenderDue = false;
        if (this.#isMounted) super.connectedCallback();
      });
    }

    #read(attribute: AttributeDescription): unknown {
      return readAttribute(attribute, this.getAttribute(attribute.name));
    }

    /** Frameworks hand JSON texts over to properties as readily as objects. */
    #parse(property: string, value: unknown): unknown {
      if (typeof value !== 'string') return value ?? undefined;
      if (!value.trim()) return undefined;
      try {
        return JSON.parse(value) as unknown;
      } catch (error) {
        const message = `The property ${property} of ${description.tag} is a text, but no JSON.`;
        reportProblem(this, { code: 'data', message, error });
        return undefined;
      }
    }

    /** Shows what stands inside the element in plain HTML. */
    #showSlot(): void {
      const slot = document.createElement('slot');
      slot.toggleAttribute(placeholder, true);
      this.shadowRoot?.prepend(slot);
    }
  }

  return TroviElement as unknown as ElementClass;
}
