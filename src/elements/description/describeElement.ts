import { commonAttributes, commonEvents, commonProperties, commonSlots } from './commonDescription';
import type {
  AttributeSource,
  ElementDescription,
  ElementSource,
  EventSource,
  PropertySource,
} from './elementDescription';
import { kebabCase } from './kebabCase';

/**
 * Describes a custom element: the one source of its class, the manifest, the data for editors, the types and
 * `docs/elements.md`. What all elements have in common is added here.
 */
export function describeElement<Props extends object>(
  source: ElementSource<Props>,
): ElementDescription<Props> {
  const { tag, summary, component, parts, hasOwnFeed = false, customProperties = {} } = source;
  const attributes = entriesOf<AttributeSource>({ ...source.attributes, ...commonAttributes });
  const properties = entriesOf<PropertySource>({
    ...source.properties,
    ...(hasOwnFeed ? {} : commonProperties),
  });
  const events = entriesOf<EventSource>(source.events ?? {});
  return {
    tag,
    summary,
    component,
    attributes: attributes.map(([property, described]) => ({
      ...described,
      name: kebabCase(property),
      property,
    })),
    properties: properties.map(([property, described]) => ({ ...described, property })),
    events: [...events.map(([prop, described]) => ({ ...described, prop })), ...commonEvents],
    slots: commonSlots,
    parts,
    customProperties,
  };
}

/** The entries of a record whose names are props of a component. */
function entriesOf<Described>(record: object): [name: string, described: Described][] {
  return Object.entries(record) as [string, Described][];
}
