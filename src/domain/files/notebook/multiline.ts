import * as v from 'valibot';

/** A text that may be written as a list of its lines (nbformat, `multiline_string`). */
export const multiline = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((text) => (typeof text === 'string' ? text : text.join(''))),
);
