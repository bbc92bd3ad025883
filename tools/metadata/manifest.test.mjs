import { existsSync } from 'node:fs';

import Ajv from 'ajv';
import schema from 'custom-elements-manifest' with { type: 'json' };
import { beforeAll, describe, expect, it } from 'vitest';

import { at } from '../root.mjs';

import { vscodeCssData, vscodeHtmlData, webTypes } from './editorData.mjs';
import { manifest } from './manifest.mjs';
import { readDescriptions, typeNames } from './readDescriptions.mjs';

/** The names of all members of a description, in its order. */
const namesOf = ({ attributes, properties, events, parts }) => ({
  attributes: attributes.map(({ name }) => name),
  fields: [...attributes, ...properties].map(({ property }) => property),
  events: events.map(({ type }) => type),
  parts: Object.keys(parts),
});
const names = (items) => items.map(({ name }) => name);

describe('the metadata of the elements', () => {
  let elements;
  let themeProperties;
  let made;
  beforeAll(async () => {
    ({ elements, themeProperties } = await readDescriptions());
    made = manifest(elements, () => themeProperties);
  });

  it('contains every element with a module in define', () => {
    expect(elements.length).toBeGreaterThan(1);
    for (const { module } of elements) {
      expect([module, existsSync(at(`src/entries/define/${module}.ts`))]).toEqual([module, true]);
    }
  });

  it('is tested on the running element, for every element', () => {
    for (const { tag, module } of elements) {
      const test = at(`tests/elements/${module}.documented.test.ts`);
      expect([tag, existsSync(test)]).toEqual([tag, true]);
    }
  });

  it('has a manifest that matches the schema', () => {
    const ajv = new Ajv({ allErrors: true });
    const validate = ajv.compile(schema);
    validate(JSON.parse(JSON.stringify(made)));
    expect(validate.errors).toBeNull();
    expect(validate({ ...made, modules: [{ kind: 'pink' }] })).toBe(false);
  });

  it('has a manifest with all described members', () => {
    const [classes, ...defining] = made.modules;
    const told = classes.declarations.map((declaration) => ({
      attributes: names(declaration.attributes),
      fields: names(declaration.members),
      events: names(declaration.events),
      parts: names(declaration.cssParts),
    }));
    expect(told).toEqual(elements.map(namesOf));
    expect(defining.map(({ exports }) => exports[0].name)).toEqual(elements.map(({ tag }) => tag));
  });

  it('has data for VS Code with the same names', () => {
    const { tags } = vscodeHtmlData(elements);
    expect(names(tags)).toEqual(elements.map(({ tag }) => tag));
    expect(tags.map(({ attributes }) => names(attributes))).toEqual(
      elements.map((element) => namesOf(element).attributes),
    );
    const { properties } = vscodeCssData(elements, () => themeProperties);
    expect(new Set(names(properties)).size).toBe(properties.length);
    expect(names(properties)).toEqual(expect.arrayContaining(names(themeProperties)));
  });

  it('has data for JetBrains with the same names', () => {
    const { version, contributions } = webTypes(elements, () => themeProperties, {
      name: 'trovi-widgets',
      version: '1.2.3',
    });
    expect(version).toBe('1.2.3');
    const told = contributions.html.elements.map(({ attributes, js, css }) => ({
      attributes: names(attributes),
      fields: names(js.properties),
      events: names(js.events),
      parts: names(css.parts),
    }));
    expect(told).toEqual(elements.map(namesOf));
  });
});

describe('typeNames', () => {
  it('finds our own types in a TypeScript type', () => {
    expect(typeNames("Record<string, OpeningDetail> | 'Plain' | readonly Version[]")).toEqual([
      'OpeningDetail',
      'Version',
    ]);
  });
});
