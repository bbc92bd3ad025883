import { expect, it } from 'vitest';
import { authorFields, editableFields, fieldDescription, fieldNames } from './fields';

const descriptions = fieldNames.map(fieldDescription);

it('names each field differently in the API and in each vocabulary', () => {
  const vocabularies = [
    descriptions.map(({ wire }) => wire),
    ...(['schemaOrg', 'cff', 'dublinCore', 'ris'] as const).map((vocabulary) =>
      descriptions.flatMap(({ exportNames }) => exportNames?.[vocabulary] ?? []),
    ),
  ];
  for (const names of vocabularies) expect(names).toEqual([...new Set(names)]);
});

it('has a label for each field that a form shows', () => {
  const shown = [...editableFields.map(fieldDescription), ...Object.values(authorFields)];
  for (const { label } of shown) expect(label).toMatch(/^[A-Z]/);
});
