import { attributeType, defaultText } from './descriptionTypes.mjs';

const markdown = (value) => ({ kind: 'markdown', value });

/**
 * The description of an element. It includes parts and events, because the editor formats have no
 * field for them.
 */
function elementText({ summary, events, parts }) {
  const lines = (title, entries) => [`**${title}**`, ...entries.map((entry) => `- ${entry}`), ''];
  return [
    summary,
    '',
    ...lines(
      'Events',
      events.map(({ type, doc }) => `\`${type}\`: ${doc}`),
    ),
    ...lines(
      'Parts',
      Object.entries(parts).map(([name, doc]) => `\`${name}\`: ${doc}`),
    ),
  ].join('\n');
}

/** The elements for VS Code's `html.customData`. */
export function vscodeHtmlData(elements) {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tag,
      description: markdown(elementText(element)),
      attributes: element.attributes.map(({ name, doc, kind, values }) => ({
        name,
        description: markdown(doc),
        ...(kind === 'boolean' && { valueSet: 'v' }),
        ...(values && { values: values.map((value) => ({ name: `${value}` })) }),
      })),
    })),
  };
}

/**
 * The custom properties for VS Code's `css.customData`: every property that the elements use, once.
 */
export function vscodeCssData(elements, propertiesOf) {
  const all = elements.flatMap(propertiesOf);
  const byName = new Map(all.map((property) => [property.name, property]));
  return {
    version: 1.1,
    properties: [...byName.values()].map(({ name, doc, default: value }) => ({
      name,
      description: markdown(value ? `${doc} Default: \`${value}\`.` : doc),
    })),
  };
}

const described = ([name, description]) => ({ name, description });

/** The elements for the editors of JetBrains (web-types). */
export function webTypes(elements, propertiesOf, { name, version }) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tag,
          description: element.summary,
          attributes: element.attributes.map((attribute) => ({
            name: attribute.name,
            description: attribute.doc,
            required: false,
            value: { type: attributeType(attribute), default: defaultText(attribute) },
          })),
          slots: Object.entries(element.slots).map(described),
          js: {
            properties: [
              ...element.attributes.map((attribute) => ({
                name: attribute.property,
                description: attribute.doc,
                type: attributeType(attribute),
                default: defaultText(attribute),
              })),
              ...element.properties.map(({ property, doc, type }) => ({
                name: property,
                description: doc,
                type,
              })),
            ],
            events: element.events.map(({ type, doc }) => ({ name: type, description: doc })),
          },
          css: {
            parts: Object.entries(element.parts).map(described),
            properties: propertiesOf(element).map(({ name: property, doc, default: value }) => ({
              name: property,
              description: value ? `${doc} Default: \`${value}\`.` : doc,
            })),
          },
        })),
      },
    },
  };
}
