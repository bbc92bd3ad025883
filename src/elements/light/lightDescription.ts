import { commonAttributes, commonProperties } from '../description/commonDescription';
import type { ElementDescription, ElementSource } from '../description/elementDescription';
import { kebabCase } from '../description/kebabCase';

type Described = Omit<ElementDescription, 'summary' | 'slots' | 'parts' | 'customProperties'>;

/** Describes an element as the function of the same name in `elements`, as far as its class is made of that: nothing documents it here. */
export function describeElement({
  tag,
  component,
  attributes,
  properties,
  hasOwnFeed,
  events = {},
}: ElementSource<Record<string, unknown>>): Described {
  const entries = <Value>(record: Readonly<Record<string, Value | undefined>>) =>
    Object.entries(record) as [string, Value][];
  return {
    tag,
    component: component as ElementDescription['component'],
    attributes: entries({ ...attributes, ...commonAttributes }).map(([property, described]) => ({
      ...described,
      property,
      name: kebabCase(property),
    })),
    properties: entries({ ...properties, ...(hasOwnFeed ? {} : commonProperties) }).map(
      ([property, described]) => ({ ...described, property }),
    ),
    events: entries(events).map(([prop, described]) => ({ ...described, prop })),
  };
}
