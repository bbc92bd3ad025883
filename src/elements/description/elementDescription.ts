import type { ComponentType } from 'react';

/*
 * How attributes and events are named (decision 76): an attribute says what the element does or is
 * with it, and never what it lacks. One that filters begins with `only`. An event has the base form
 * of a verb, as `change` and `close` of HTML have: `trovi-copy`.
 */

/**
 * How the text of an attribute becomes a value:
 *
 * - `string`: the text itself.
 * - `boolean`: true if the attribute is present, unless its text is `false`.
 * - `number`: a number, or `undefined` if the text is not a number.
 * - `list`: texts between commas. A comma inside a text is written `%2C`.
 */
export type AttributeKind = 'string' | 'boolean' | 'number' | 'list';

type KindFor<Value> = [Value] extends [boolean]
  ? 'boolean'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [string]
      ? 'string'
      : [Value] extends [readonly string[]]
        ? 'list'
        : never;

/** An attribute in a description. Its key is the component's prop that it sets. */
export interface AttributeSource<Value = unknown> {
  kind: unknown extends Value ? AttributeKind : KindFor<NonNullable<Value>>;
  /** The value if the attribute is not set. */
  default?: NonNullable<Value>;
  /** The valid texts. With any other text, the attribute counts as not set. */
  values?: readonly NonNullable<Value>[];
  /** A deprecated name of the property. Pages can still use it, and the name in HTML made from it. */
  formerProperty?: string;
}

/**
 * An event in a description. Its key is the component's prop that is called with the detail. The
 * prop returns false if a listener prevents the default action.
 */
export interface EventSource {
  type: `trovi-${string}`;
  /** A deprecated type. The element still fires an event of this type as well. */
  formerType?: `trovi-${string}`;
  /** Whether a listener can prevent the default action. */
  isCancelable?: boolean;
}

/** The description that the author of an element writes. `docs` contains the texts about it. */
export interface ElementSource<Props extends object> {
  tag: `trovi-${string}`;
  /** The component to show. The attributes, properties and events are its props. */
  component: ComponentType<Props>;
  attributes: { readonly [Name in keyof NoInfer<Props>]?: AttributeSource<NoInfer<Props>[Name]> };
  /** Props that are properties without an attribute. They also accept JSON. @default artifact */
  properties?: readonly (keyof NoInfer<Props> & string)[];
  events?: { readonly [Name in keyof NoInfer<Props>]?: EventSource };
}

/** An attribute with its two names. */
export interface AttributeDescription extends AttributeSource {
  /** The name in HTML. */
  name: string;
  /** The name in scripts. */
  property: string;
  /** The deprecated name in HTML. */
  formerName?: string;
}

/** The full description of an element: the source of its class, documentation and types. */
export interface ElementDescription<Props extends object = object> {
  tag: string;
  component: ComponentType<Props>;
  attributes: readonly AttributeDescription[];
  /** The names of the properties without an attribute. */
  properties: readonly string[];
  events: readonly (EventSource & { prop: string })[];
}
