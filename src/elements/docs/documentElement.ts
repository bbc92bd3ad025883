import type {
  AttributeDescription,
  ElementDescription,
  EventSource,
} from '../description/elementDescription';
import { commonDocs } from './commonDocs';
import type { ElementDocs, EventDocs, NamedDocs, PropertyDocs } from './elementDocs';

/** An element with its documentation. */
export interface DocumentedElement {
  tag: string;
  summary: string;
  needsArtifact: boolean;
  attributes: readonly (AttributeDescription & { doc: string })[];
  properties: readonly (PropertyDocs & { property: string })[];
  events: readonly (EventSource & EventDocs)[];
  slots: NamedDocs;
  parts: NamedDocs;
}

/** Joins an element and its documentation. Throws an error if documentation is missing. */
export function documentElement<Props extends object>(
  { tag, attributes, properties, events }: ElementDescription<Props>,
  docs: ElementDocs,
): DocumentedElement {
  const { summary, needsArtifact = false, parts } = docs;
  const attributeDocs = { ...commonDocs.attributes, ...docs.attributes };
  const propertyDocs = { ...commonDocs.properties, ...docs.properties };
  const eventDocs = { ...commonDocs.events, ...docs.events };
  const allEvents: readonly EventSource[] = [...events, { type: 'trovi-error' }];
  return {
    tag,
    summary,
    needsArtifact,
    attributes: attributes.map((attribute) => ({
      ...attribute,
      doc: docOf(attributeDocs, attribute.property),
    })),
    properties: properties.map((property) => ({ property, ...docOf(propertyDocs, property) })),
    events: allEvents.map((event) => ({ ...event, ...docOf(eventDocs, event.type) })),
    slots: commonDocs.slots,
    parts,
  };
}

function docOf<Doc>(docs: Readonly<Record<string, Doc>>, name: string): Doc {
  const doc = docs[name];
  if (doc === undefined) throw new Error(`Nothing in src/elements/docs documents ${name}.`);
  return doc;
}
