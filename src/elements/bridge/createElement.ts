import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { adoptStyles } from '../../theme/sheet';
import type { CommonProps } from '../description/commonDescription';
import type { AttributeDescription, ElementDescription } from '../description/elementDescription';
import { ElementRoot, type ElementRootProps } from '../runtime/ElementRoot';
import { hasStaticMarkup, removeStaticMarkup } from '../runtime/staticMarkup';
import { warnIfSelfClosed } from '../runtime/selfClosed';
import { whenNear } from '../runtime/whenNear';
import { readAttribute, writeAttribute } from './attributeValue';
import { ownMark } from './defineElement';
import { eventHandlers } from './eventHandlers';
import { namesOf, propertiesOf, warnOfFormerName } from './formerNames';
import { reportProblem } from './reportProblem';

/** The element of a component. Its props are properties, except `on…` props, which are events. */
export type ElementOf<Props extends object> = HTMLElement &
  CommonProps & {
    -readonly [Name in keyof Props as Name extends `on${string}` ? never : Name]: Props[Name];
  };

/** The class on servers without `HTMLElement`. They can import elements, but not use them. */
class NoElement {}

const controls = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])';

/** The key of the props that r2wc passes to the component. */
const renderedProps = Symbol.for('r2wc.props');

/**
 * Creates the class of a described element. r2wc mounts, renders and unmounts the component. This
 * class does everything else that HTML authors expect of an element. Does not register the element.
 */
export function createElement<Props extends object>(
  description: ElementDescription<Props>,
): new () => ElementOf<Props> {
  type ElementClass = new () => ElementOf<Props>;
  if (typeof HTMLElement === 'undefined') return NoElement as unknown as ElementClass;
  const { tag, attributes, properties } = description;
  const attributeOf = new Map(
    attributes.flatMap((attribute) => namesOf(attribute).map((name) => [name, attribute])),
  );
  const Base = r2wc(ElementRoot as ComponentType<object>, {
    shadow: 'open',
    props: [],
  }) as new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

  class TroviElement extends Base {
    /** The values of attributes and properties, by prop name. */
    readonly #values = new Map<string, unknown>();
    readonly #handlers = eventHandlers(this, description.events);
    #isMounted = false;
    #isLeaving = false;
    #isRenderDue = false;
    #callOff: (() => void) | undefined;

    static readonly observedAttributes = [...attributeOf.keys()];
    static readonly [ownMark] = true;

    static {
      const define = (
        property: string,
        get: (element: TroviElement) => unknown,
        set: (element: TroviElement, value: unknown) => void,
      ) =>
        Object.defineProperty(this.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: TroviElement) {
            return get(this);
          },
          set(this: TroviElement, value: unknown) {
            set(this, value);
          },
        });
      for (const attribute of attributes) {
        for (const property of propertiesOf(attribute)) {
          define(
            property,
            (element) => element.#read(attribute) ?? attribute.default,
            (element, value) => element.#write(attribute, value),
          );
        }
      }
      for (const property of properties) {
        define(
          property,
          (element) => element.#values.get(property),
          (element, value) => element.#keep(property, element.#parse(property, value)),
        );
      }
    }

    constructor() {
      super();
      adoptStyles(this.shadowRoot as ShadowRoot);
      this.#showSlot();
      // Properties that were set before the class was defined hide the properties of the class.
      const names = [...attributes.flatMap(propertiesOf), ...properties];
      for (const name of names.filter((one) => Object.hasOwn(this, one))) {
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    /** Returns the shadow root that the page declared, if it did. The browser would empty it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      // The element has only moved in the page, so it did not unmount the component.
      if (this.#isLeaving) this.#isLeaving = false;
      else this.#wait();
    }

    override disconnectedCallback(): void {
      this.#isLeaving = true;
      queueMicrotask(() => {
        // A test that ends removes its page, and everything that a cleanup would need.
        if (!this.#isLeaving || typeof document === 'undefined') return;
        this.#isLeaving = false;
        this.#callOff?.();
        if (!this.#isMounted) return;
        this.#isMounted = false;
        super.disconnectedCallback();
        this.#showSlot();
      });
    }

    /** Focuses the first control, since the element itself has no focus. */
    override focus(options?: FocusOptions): void {
      const root = this.shadowRoot as ShadowRoot;
      for (const control of root.querySelectorAll<HTMLElement>(controls)) {
        control.focus(options);
        // Browsers ignore the call on controls that are hidden or disabled.
        if (root.activeElement === control) return;
      }
      super.focus(options);
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      const attribute = attributeOf.get(name);
      if (!attribute || before === now) return;
      // The static markup shows the attributes that the element had.
      if (before !== null && hasStaticMarkup(this)) this.#dropStatic();
      if (name !== attribute.name && now !== null) warnOfFormerName(tag, attribute);
      this.#keep(attribute.property, this.#read(attribute));
      if (!this.#isMounted && this.isConnected) this.#wait();
    }

    #wait(): void {
      this.#callOff?.();
      this.#callOff = whenNear(this, () => this.#mount());
    }

    #mount(): void {
      if (this.#isMounted) return;
      this.#isMounted = true;
      warnIfSelfClosed(this);
      for (const attribute of attributes) this.#keep(attribute.property, this.#read(attribute));
    }

    /** Stores a value. Renders once for all values that are set together. */
    #keep(property: string, value: unknown): void {
      this.#values.set(property, value);
      if (!this.#isMounted || this.#isRenderDue) return;
      this.#isRenderDue = true;
      queueMicrotask(() => {
        this.#isRenderDue = false;
        if (this.#isMounted) this.#render();
      });
    }

    #render(): void {
      const props: ElementRootProps = {
        host: this,
        description: description as never,
        values: Object.fromEntries(this.#values),
        handlers: this.#handlers,
      };
      Reflect.set(this, renderedProps, props);
      try {
        super.connectedCallback();
      } catch (error) {
        const message = `${tag} cannot start: ${String(error)}`;
        reportProblem(this, { code: 'crash', message, error });
      }
    }

    #read(attribute: AttributeDescription): unknown {
      const name = namesOf(attribute).find((one) => this.hasAttribute(one));
      return readAttribute(attribute, name === undefined ? null : this.getAttribute(name));
    }

    #write(attribute: AttributeDescription, value: unknown): void {
      const text = writeAttribute(attribute, value);
      if (attribute.formerName) this.removeAttribute(attribute.formerName);
      if (text === null) this.removeAttribute(attribute.name);
      else this.setAttribute(attribute.name, text);
    }

    /** Parses JSON texts, because frameworks set properties to texts or to objects. */
    #parse(property: string, value: unknown): unknown {
      if (typeof value !== 'string') return value;
      if (!value.trim()) return undefined;
      try {
        return JSON.parse(value) as unknown;
      } catch (error) {
        const message = `The property ${property} of ${tag} is a string but not valid JSON.`;
        reportProblem(this, { code: 'data', message, error });
        return undefined;
      }
    }

    #dropStatic(): void {
      removeStaticMarkup(this);
      if (this.#isMounted) this.#render();
      else this.#showSlot();
    }

    /** Shows the plain HTML inside the element until `ElementRoot` replaces it. */
    #showSlot(): void {
      if (hasStaticMarkup(this)) return;
      const slot = document.createElement('slot');
      slot.toggleAttribute('data-placeholder', true);
      this.shadowRoot?.prepend(slot);
    }
  }

  return TroviElement as unknown as ElementClass;
}
