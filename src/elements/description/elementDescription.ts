import type { ComponentType } from 'react';

/**
 * How the text of an attribute becomes a value: as it is; true where the attribute stands, unless it says `false`; a number,
 * or nothing where it is none; texts between commas, a comma inside one written `%2C`.
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

/** An attribute in a description, under the name of the component's prop that it sets. */
export interface AttributeSource<Value = unknown> {
  kind: unknown extends Value ? AttributeKind : KindFor<NonNullable<Value>>;
  /** What it means, a sentence or two. */
  doc: string;
  /** What holds where it is not set. */
  default?: NonNullable<Value>;
  /** The only texts that count; any other one counts as not set. */
  values?: readonly NonNullable<Value>[];
}

/** A property without an attribute, under the name of the component's prop that it sets. It takes JSON texts too. */
export interface PropertySource {
  doc: string;
  /** Its type, in TypeScript. */
  type: string;
}

/** An event, under the name of the component's prop that is called with its detail. That gives false where a listener prevents the default. */
export interface EventSource {
  type: `trovi-${string}`;
  doc: string;
  /** The type of its detail, in TypeScript. */
  detail: string;
  /** Whether a listener can prevent what would follow. */
  isCancelable?: boolean;
}

/** Names of slots, parts or custom properties, each with what it is. */
export type NamedDocs = Readonly<Record<string, string>>;

/** What the author of an element writes. */
export interface ElementSource<Props extends object> {
  tag: `trovi-${string}`;
  /** What the element is, in a sentence. */
  summary: string;
  /** What it shows. Attributes, properties and events are props of it. */
  component: ComponentType<Props>;
  attributes: { readonly [Name in keyof NoInfer<Props>]?: AttributeSource<NoInfer<Props>[Name]> };
  properties?: { readonly [Name in keyof NoInfer<Props>]?: PropertySource };
  /** Whether `artifact` is not what feeds it: then it has no such property. */
  hasOwnFeed?: boolean;
  events?: { readonly [Name in keyof NoInfer<Props>]?: EventSource };
  /** Pieces that a page can style with `::part()`. */
  parts: NamedDocs;
  /** Custom properties of this element alone; those of the theme are shared by all. */
  customProperties?: NamedDocs;
}

/** An attribute, with both of its names. */
export interface AttributeDescription extends AttributeSource {
  /** As HTML writes it. */
  name: string;
  /** As scripts write it. */
  property: string;
}

/** An element as its class, its documentation and its types are made of it. */
export interface ElementDescription<Props extends object = object> {
  tag: string;
  summary: string;
  component: ComponentType<Props>;
  attributes: readonly AttributeDescription[];
  properties: readonly (PropertySource & { property: string })[];
  events: readonly (EventSource & { prop?: string })[];
  slots: NamedDocs;
  parts: NamedDocs;
  customProperties: NamedDocs;
}
