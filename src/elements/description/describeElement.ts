import { commonAttributes } from './commonDescription';
import type {
  AttributeSource,
  ElementDescription,
  ElementSource,
  EventSource,
} from './elementDescription';

/**
 * Describes a custom element. The description is the only source of its class. Together with the
 * texts in `docs`, it is also the only source of the manifest, the editor data, the types and
 * `docs/elements.md`. Adds the attributes that all elements share.
 */
export function describeElement<Props extends object>(
  source: ElementSource<Props>,
): ElementDescription<Props> {
  const { tag, component, properties = ['artifact'], events = {} } = source;
  const attributes = Object.entries<AttributeSource>({ ...source.attributes, ...commonAttributes });
  return {
    tag,
    component,
    attributes: attributes.map(([property, described]) => ({
      ...described,
      name: kebabCase(property),
      property,
      ...(described.formerProperty && { formerName: kebabCase(described.formerProperty) }),
    })),
    properties,
    events: Object.entries<EventSource>(events).map(([prop, event]) => ({ ...event, prop })),
  };
}

/** Converts a JavaScript name to an HTML name: `artifactId` becomes `artifact-id`. */
function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
