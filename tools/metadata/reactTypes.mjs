import { attributeType } from './descriptionTypes.mjs';
import { elementTypes } from './tagTypes.mjs';
import { listenerProp, member, note } from './typeText.mjs';

const listener = (detail) => `((event: CustomEvent<${detail}>) => void)`;

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
