import { attributeType, docComment } from './descriptionTypes.mjs';
import { typeNames } from './readDescriptions.mjs';
import { member, note, writtenType } from './typeText.mjs';

/** Imports the element classes and the types of their event details from `dist/types/entries`. */
export function elementTypes(elements, folder = '../types/entries') {
  const texts = elements.flatMap(({ events, properties }) => [
    ...events.map(({ detail }) => detail),
    ...properties.map(({ type }) => type),
  ]);
  const names = [...elements.map(({ className }) => className), ...texts.flatMap(typeNames)];
  return `import type { ${[...new Set(names)].sort().join(', ')} } from '${folder}/elements.js';\n`;
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

/**
 * The attributes, properties and events of the tags, for the types of all frameworks. `Tags` has an
 * entry for each tag.
 */
export function tagTypes(elements) {
  const interfaces = elements.map(({ component, tag, attributes, properties, events }) => {
    const multiword = attributes.filter(({ name, property }) => name !== property);
    return `
/** The attributes of \`<${tag}>\`. */
export interface ${component}Attributes {
${attributes.map((attribute) => member(attribute.name, writtenType(attribute), attribute.doc)).join('')}}

/** The properties of \`<${tag}>\` whose names differ from those of its attributes. */
export interface ${component}Properties {
${multiword.map((attribute) => member(attribute.property, attributeType(attribute), attribute.doc)).join('')}${properties
      .map(({ property, type, doc }) => member(property, type, doc))
      .join('')}}

/** The events of \`<${tag}>\`. */
export interface ${component}Events {
${events.map(({ type, detail, doc }) => `${docComment(doc, 2)}\n  '${type}': CustomEvent<${detail}>;\n`).join('')}}
`;
  });
  const entries = elements.map(
    ({ tag, component, className, needsArtifact }) => `  '${tag}': {
    element: InstanceType<typeof ${className}>;
    attributes: ${component}Attributes;
    properties: ${component}Properties;
    events: ${component}Events;
    needsArtifact: ${needsArtifact};
  };
`,
  );
  return `${note}${elementTypes(elements, './entries')}${interfaces.join('')}
/** What each tag takes. */
export interface Tags {
${entries.join('')}}

type Part<Name extends 'attributes' | 'events'> = {
  [Tag in keyof Tags]: keyof Tags[Tag][Name] & \`\${string}-\${string}\`;
}[keyof Tags];

type ForeignAttribute<Tag extends keyof Tags> = Exclude<
  Part<'attributes'>,
  keyof Tags[Tag]['attributes']
>;

type ForeignEvent<Tag extends keyof Tags> = Exclude<Part<'events'>, keyof Tags[Tag]['events']>;

type Source = 'artifact-id' | 'artifactId' | 'artifact';

/**
 * What TypeScript does not check by itself in JSX, because it accepts any name with a hyphen: that
 * a tag has no attributes of other tags, and has its artifact, by one of the attributes or
 * properties, or by one of \`Contents\`.
 */
export type Checked<Tag extends keyof Tags, Contents extends string> = {
  [Name in ForeignAttribute<Tag>]?: never;
} & (Tags[Tag]['needsArtifact'] extends true
  ? { [Name in Source | Contents]: Record<Name, unknown> }[Source | Contents]
  : unknown);

/** Listeners for the events of a tag, and for no event of other tags. \`Prefix\` is \`on\` or \`on:\`. */
export type Listeners<Tag extends keyof Tags, Prefix extends string> = {
  [Type in keyof Tags[Tag]['events'] & string as \`\${Prefix}\${Type}\`]?:
    | ((event: Tags[Tag]['events'][Type]) => void)
    | undefined;
} & { [Type in ForeignEvent<Tag> as \`\${Prefix}\${Type}\`]?: never };
`;
}
