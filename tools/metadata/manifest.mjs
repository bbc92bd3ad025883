import { attributeType, defaultText } from './descriptionTypes.mjs';

const classes = 'dist/elements/elements.js';

const typed = (text) => ({ type: { text } });

function membersOf({ attributes, properties }) {
  return [
    ...attributes.map((attribute) => ({
      kind: 'field',
      name: attribute.property,
      description: attribute.doc,
      ...typed(`${attributeType(attribute)} | undefined`),
      default: defaultText(attribute),
      deprecated: attribute.deprecated,
      attribute: attribute.name,
      reflects: true,
    })),
    ...properties.map(({ property, type, doc }) => ({
      kind: 'field',
      name: property,
      description: doc,
      ...typed(type),
    })),
  ];
}

const named = ([name, description]) => ({ name, description });

function declarationOf(element, themeProperties) {
  const { tag, className, summary, attributes, events, slots, parts } = element;
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    summary,
    description: summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.doc,
      ...typed(attributeType(attribute)),
      default: defaultText(attribute),
      deprecated: attribute.deprecated,
      fieldName: attribute.property,
    })),
    members: membersOf(element),
    events: events.map(({ type, doc, detail, deprecated }) => ({
      name: type,
      description: doc,
      deprecated,
      ...typed(`CustomEvent<${detail}>`),
    })),
    slots: Object.entries(slots).map(named),
    cssParts: Object.entries(parts).map(named),
    cssProperties: themeProperties.map(({ name, doc, default: value, syntax }) => ({
      name,
      description: doc,
      default: value,
      syntax,
    })),
  };
}

/**
 * The manifest of the elements (custom-elements.json, schema 2.1.0). `propertiesOf` returns the
 * custom properties of the theme that an element uses.
 */
export function manifest(elements, propertiesOf) {
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: classes,
        declarations: elements.map((element) => declarationOf(element, propertiesOf(element))),
        exports: elements.map(({ className }) => ({
          kind: 'js',
          name: className,
          declaration: { name: className, module: classes },
        })),
      },
      ...elements.map(({ tag, className, module }) => ({
        kind: 'javascript-module',
        path: `dist/elements/define/${module}.js`,
        exports: [
          {
            kind: 'custom-element-definition',
            name: tag,
            declaration: { name: className, module: classes },
          },
        ],
      })),
    ],
  };
}
