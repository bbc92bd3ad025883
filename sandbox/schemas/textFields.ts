import { text as column } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';

import { text } from './values';

/**
 * The texts of an artifact. One line makes a field: its column, what the API shows, what it accepts
 * in a creation and an update, and its description as OpenAPI.
 */
const textFields = {
  title: required({ max: 140 }),
  short_description: required({ max: 200 }),
  long_description: optional({ max: 5000 }),
  citation: optional(),
};

/** The columns. `long_description` has its own table. */
export const textColumns = partOfEach('column');

/** What the API shows. */
export const shownTexts = partOfEach('shown');

/** What the API accepts for a new artifact (contract/api 2.3). */
export const newTexts = partOfEach('sent');

/** What the API accepts in an update: all but the citation (contract/api 2.4). */
export const changedTexts = v.partial(v.omit(v.object(newTexts), ['citation'])).entries;

/** The texts of one artifact. */
export type Texts = v.InferOutput<v.ObjectSchema<typeof shownTexts, undefined>>;

/** The texts in a row or a body. Absent texts are null. */
export function textsOf(source: Partial<Texts>): Texts {
  const names = Object.keys(textFields) as (keyof Texts)[];
  return Object.fromEntries(names.map((name) => [name, source[name] ?? null])) as unknown as Texts;
}

function required(rules: { max: number }) {
  return { column: column().notNull(), shown: v.string(), sent: text(rules) };
}

function optional(rules: { max?: number } = {}) {
  return {
    column: column(),
    shown: v.nullable(v.string()),
    sent: v.optional(v.nullable(text(rules)), null),
  };
}

type Fields = typeof textFields;

function partOfEach<Part extends 'column' | 'shown' | 'sent'>(part: Part) {
  const parts = Object.entries(textFields).map(([name, field]) => [name, field[part]]);
  return Object.fromEntries(parts) as { [Name in keyof Fields]: Fields[Name][Part] };
}
