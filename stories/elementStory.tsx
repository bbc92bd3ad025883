import type { ArgTypes } from '@storybook/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { action } from 'storybook/actions';
import { waitFor, within } from 'storybook/test';
import type { DocumentedElement } from '../src/elements/docs/documentElement';
import type { NamedDocs } from '../src/elements/docs/elementDocs';

/** Attributes and properties by their script names. `fallback` is the text in the element. */
export type ElementArgs = Record<string, unknown>;

/** Docs settings: a story that changes the whole page, such as the user, needs its own frame. */
export interface DocsStory {
  inline: boolean;
  iframeHeight?: number;
}

/** The settings that all stories of an element share, from its description. */
export function elementStory(description: DocumentedElement, story: DocsStory = { inline: true }) {
  return {
    argTypes: argTypesOf(description),
    parameters: { docs: { description: { component: description.summary }, story } },
    render: (args: ElementArgs) => <ElementPreview description={description} args={args} />,
  };
}

function ElementPreview({
  description,
  args,
}: {
  description: DocumentedElement;
  args: ElementArgs;
}) {
  const host = useRef<HTMLDivElement>(null);
  const { tag, events } = description;
  // This is a custom element, despite its type.
  const Tag = tag as 'div';
  useEffect(() => {
    const { current } = host;
    const ending = new AbortController();
    for (const { type } of events) {
      const tell = action(type);
      const listen = (event: Event) => void tell((event as CustomEvent).detail);
      current?.addEventListener(type, listen, { signal: ending.signal });
    }
    return () => ending.abort();
  }, [events]);
  const { fallback, ...given } = args;
  return (
    <Tag ref={host} {...given}>
      {fallback as ReactNode}
    </Tag>
  );
}

function argTypesOf(description: DocumentedElement): ArgTypes {
  const { attributes, properties, events, slots, parts } = description;
  return {
    ...Object.fromEntries(
      attributes.map((attribute) => [attribute.property, argTypeOf(attribute)]),
    ),
    ...Object.fromEntries(
      properties.map(({ property, doc, type }) => [
        property,
        {
          description: doc,
          control: 'object' as const,
          table: { category: 'Properties alone', type: { summary: type } },
        },
      ]),
    ),
    ...docRows('Events', Object.fromEntries(events.map(({ type, doc }) => [type, doc]))),
    ...docRows('Slots', slots),
    fallback: {
      name: 'contents',
      description: 'What the element contains. It shows until the script has run.',
      control: 'text',
      table: { category: 'Slots' },
    },
    ...docRows('Parts', parts),
  };
}

/** Table rows without controls. */
function docRows(category: string, docs: NamedDocs): ArgTypes {
  const rows = Object.entries(docs).map(([name, description]) => [
    `${category} ${name}`,
    { name: name || '(default)', description, control: false as const, table: { category } },
  ]);
  return Object.fromEntries(rows) as ArgTypes;
}

const controls = { string: 'text', boolean: 'boolean', number: 'number', list: 'object' } as const;

function argTypeOf({
  name,
  kind,
  values,
  doc,
  default: value,
}: DocumentedElement['attributes'][number]): ArgTypes[string] {
  const summary = values ? values.map(String).join(' | ') : kind;
  return {
    name,
    description: doc,
    control: values ? 'select' : controls[kind],
    options: values,
    table: {
      category: 'Attributes',
      type: { summary },
      defaultValue: value === undefined ? undefined : { summary: JSON.stringify(value) },
    },
  };
}

/** Queries in the shadow root of the story's element. */
export function shadowOf(canvasElement: HTMLElement) {
  const host = [...canvasElement.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot);
  return within(host?.shadowRoot as unknown as HTMLElement);
}

/** The next event with this name from the story's element. */
export function heard<Detail>(canvasElement: HTMLElement, type: string) {
  const details: Detail[] = [];
  canvasElement.addEventListener(type, (event) => {
    event.preventDefault();
    details.push((event as CustomEvent<Detail>).detail);
  });
  return () =>
    waitFor(() => {
      const [detail] = details;
      if (detail === undefined) throw new Error(`No ${type} was heard.`);
      return detail;
    });
}
