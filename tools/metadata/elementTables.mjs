import { attributeType, defaultText } from './descriptionTypes.mjs';

const code = (text) => `\`${text}\``;
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(head, rows) {
  if (rows.length === 0) return '';
  const lines = [head, head.map(() => '---'), ...rows].map(
    (row) => `| ${row.map(cell).join(' | ')} |`,
  );
  return `${lines.join('\n')}\n\n`;
}

function formerText(name) {
  return name && `Deprecated name: ${code(name)}.`;
}

/** Describes an attribute, its default and its deprecated name. */
function attributeRow(attribute) {
  const { name, property, doc } = attribute;
  const names = name === property ? code(name) : `${code(name)}, ${code(property)}`;
  const value = defaultText(attribute);
  const text = [doc, value && `Default: ${code(value)}.`, formerText(attribute.formerName)];
  return [names, code(attributeType(attribute)), text.filter(Boolean).join(' ')];
}

const propertyRow = ({ property, type, doc }) => [code(property), code(type), doc];
const eventRow = ({ type, detail, doc, formerType }) => [
  code(type),
  code(detail),
  [doc, formerText(formerType)].filter(Boolean).join(' '),
];
const namedRow = ([name, doc]) => [name ? code(name) : 'default', doc];

function described({ attributes, properties, events, slots, parts }) {
  return [
    table(['Attribute, property', 'Type', ''], attributes.map(attributeRow)),
    table(['Property alone', 'Type', ''], properties.map(propertyRow)),
    table(['Event', 'Detail', ''], events.map(eventRow)),
    table(['Slot', ''], Object.entries(slots).map(namedRow)),
    table(['Part', ''], Object.entries(parts).map(namedRow)),
  ].join('');
}

/** The members that all elements share if `isCommon`, otherwise the element's own ones. */
function pick(element, commonNames, isCommon) {
  const isWanted = (name) => commonNames.has(name) === isCommon;
  return {
    attributes: element.attributes.filter(({ property }) => isWanted(property)),
    properties: element.properties.filter(({ property }) => isWanted(property)),
    events: element.events.filter(({ type }) => isWanted(type)),
    slots: Object.fromEntries(Object.entries(element.slots).filter(([name]) => isWanted(name))),
    parts: isCommon ? {} : element.parts,
  };
}

/** Joins custom properties whose names differ only in the tone into one row. */
function themeRows(themeProperties) {
  const plain = themeProperties.filter(({ name }) => !name.includes('-glyph-'));
  const glyphs = themeProperties.filter(({ name }) => name.includes('-glyph-'));
  const hues = [...new Set(glyphs.map(({ name }) => /-glyph-(\w+)-/.exec(name)[1]))];
  const tones = [...new Set(glyphs.map(({ name }) => /-(\w+)$/.exec(name)[1]))];
  return [
    ...plain.map(({ name, doc, default: value }) => [code(name), value ? code(value) : '', doc]),
    [
      code('--trovi-color-glyph-{hue}-{tone}'),
      '',
      `The pictures of artifacts. Hues: ${hues.map(code).join(', ')}; tones: ${tones.map(code).join(', ')}.`,
    ],
  ];
}

const intro = `# Elements

Reference of the custom elements: their attributes, properties, events, slots, parts and custom properties. \`npm run docs:elements\`
writes this page from the descriptions in \`src/elements\`. [embedding.md](embedding.md) explains how to put an element into a page.

`;

/**
 * Writes `docs/elements.md`: the common parts of all elements, then each element, then the theme.
 */
export function elementsPage({ elements, commonNames, themeProperties }) {
  return [
    intro,
    '## All elements\n\n',
    described(pick(elements[0], commonNames, true)),
    ...elements.map(
      (element) =>
        `## \`<${element.tag}>\`\n\n${element.summary}\n\n${described(pick(element, commonNames, false))}`,
    ),
    '## Custom properties of the theme\n\n',
    'Set them on an element or on anything around it. Colours are pairs for light and dark; [theming.md](theming.md) lists all of them.\n\n',
    table(['Custom property', 'Default', ''], themeRows(themeProperties)),
  ].join('');
}

/** Writes the Markdown page that lists all custom properties of the theme. */
export function themePage(themeProperties) {
  const colors = themeProperties.filter(({ syntax }) => syntax === '<color>');
  const others = themeProperties.filter((property) => !colors.includes(property));
  const pair = /^light-dark\((.+), (.+)\)$/;
  return [
    '# Custom properties of the theme\n\n',
    'Made by `npm run docs:elements`. A page sets these on an element or on anything around it; `custom-elements.json` says which of them each element uses.\n\n',
    '## Text\n\n',
    table(
      ['Custom property', 'Default', ''],
      others.map(({ name, doc, default: value }) => [code(name), value ? code(value) : '', doc]),
    ),
    '## Colours\n\n',
    table(
      ['Custom property', 'Light', 'Dark', ''],
      colors.map(({ name, doc, default: value }) => {
        const [, light, dark] = pair.exec(value);
        return [code(name), code(light), code(dark), doc];
      }),
    ),
  ].join('');
}
