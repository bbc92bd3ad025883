import { attributeType, docComment } from './descriptionTypes.mjs';
import { typeNames } from './readDescriptions.mjs';

const note = '// Made by the build from the descriptions of the elements.\n';

/** Imports the element classes and the types of their event details from `dist/types/entries`. */
function elementTypes(elements, folder = '../types/entries') {
  const texts = elements.flatMap(({ events, properties }) => [
    ...events.map(({ detail }) => detail),
    ...properties.map(({ type }) => type),
  ]);
  const names = [...elements.map(({ className }) => className), ...texts.flatMap(typeNames)];
  return `import type { ${[...new Set(names)].sort().join(', ')} } from '${folder}/elements.js';\n`;
}

/** In HTML, attributes with lists and numbers are strings. */
function writtenType(attribute) {
  const type = attributeType(attribute);
  if (attribute.kind === 'list') return 'string | readonly string[]';
  return attribute.kind === 'number' ? 'number | string' : type;
}

const member = (name, type, doc) =>
  `${docComment(doc, 2)}\n  ${/^\w+$/.test(name) ? name : `'${name}'`}?: ${type} | undefined;\n`;

const listener = (detail) => `((event: CustomEvent<${detail}>) => void)`;

/** `onTroviOpen` for `trovi-open`. */
function listenerProp(type) {
  return `on-${type}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * The types that the elements add to those of the DOM: the result of
 * `querySelector('trovi-artifact-card')`, and the events. The events bubble, so `document` gets
 * them as well.
 */
export function domTypes(elements) {
  const details = new Map();
  for (const { type, detail } of elements.flatMap(({ events }) => events)) {
    details.set(type, new Set([...(details.get(type) ?? []), detail]));
  }
  const tags = elements.map(
    ({ tag, className }) => `    '${tag}': InstanceType<typeof ${className}>;\n`,
  );
  const events = [...details].map(
    ([type, found]) => `    '${type}': CustomEvent<${[...found].join(' | ')}>;\n`,
  );
  return `${note}${elementTypes(elements, './entries')}
declare global {
  interface HTMLElementTagNameMap {
${tags.join('')}  }

  interface GlobalEventHandlersEventMap {
${events.join('')}  }
}
`;
}

/** The JSX types of the elements' tags. */
export function jsxTypes(elements) {
  const interfaces = elements.map(({ component, tag, attributes, properties, events }) => {
    const multiword = attributes.filter(({ name, property }) => name !== property);
    return `
/** What \`<${tag}>\` takes as attributes, in any framework of JSX. */
export interface ${component}Attributes {
${attributes.map((attribute) => member(attribute.name, writtenType(attribute), attribute.doc)).join('')}}

/** What \`<${tag}>\` takes besides from React 19 on: properties and listeners. */
export interface ${component}Properties {
${multiword.map((attribute) => member(attribute.property, attributeType(attribute), attribute.doc)).join('')}${properties
      .map(({ property, type, doc }) => member(property, type, doc))
      .join('')}${events
      .map(({ type, detail, doc }) => member(`on${type}`, listener(detail), doc))
      .join('')}}
`;
  });
  const entries = (own) =>
    elements
      .map(
        ({ tag, component, className }) =>
          `      '${tag}': Host<InstanceType<typeof ${className}>, ${own(component)}>;\n`,
      )
      .join('');
  return `${note}import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${elementTypes(elements)}
type Host<Element, Own> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Own> &
  Own & { class?: string | undefined };
${interfaces.join('')}
declare global {
  namespace JSX {
    interface IntrinsicElements {
${entries((component) => `${component}Attributes`)}    }
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${entries((component) => `${component}Attributes & ${component}Properties`)}    }
  }
}
`;
}

/** The types of the elements' React components. */
export function reactTypes(elements) {
  const components = elements.map((element) => {
    const { component, className, tag, summary, attributes, properties, events } = element;
    const host = `InstanceType<typeof ${className}>`;
    return `
/** What {@link ${component}} takes, besides what any element of HTML does. */
export interface ${component}Props extends Omit<HTMLAttributes<${host}>, Own${component}> {
${attributes.map((attribute) => member(attribute.property, attributeType(attribute).replace('string[]', 'readonly string[]'), attribute.doc)).join('')}${properties
      .map(({ property, type, doc }) => member(property, type, doc))
      .join('')}${events
      .map(({ type, detail, doc }) => member(listenerProp(type), listener(detail), doc))
      .join('')}}

type Own${component} = ${[...attributes, ...properties].map(({ property }) => `'${property}'`).join(' | ')};

/** \`<${tag}>\`: ${summary} */
export declare const ${component}: ForwardRefExoticComponent<${component}Props & RefAttributes<${host}>>;
`;
  });
  return `${note}import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
${elementTypes(elements)}${components.join('')}`;
}

/** The module of one React component, generated from the description of its element. */
export function reactModule({ tag, component, module, attributes, properties, events }) {
  const wrapped = {
    tag,
    attributes: Object.fromEntries(attributes.map(({ property, name }) => [property, name])),
    properties: properties.map(({ property }) => property),
    events: Object.fromEntries(events.map(({ type }) => [listenerProp(type), type])),
  };
  return `import '../elements/define/${module}.js';
import { wrapElement } from './wrapElement.js';

export const ${component} = /* @__PURE__ */ wrapElement(${JSON.stringify(wrapped, null, 2)});
`;
}

/** The module that exports all React components, for pages of server components, too. */
export function reactEntry(elements) {
  const components = elements.map(
    ({ component, module }) => `export { ${component} } from './${module}.js';\n`,
  );
  return `'use client';\n${components.join('')}`;
}
