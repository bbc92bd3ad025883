import * as v from 'valibot';

const textRule = 'must be a text that is not blank';

/** A text that is not blank, trimmed. */
export const textSchema = v.pipe(v.string(textRule), v.trim(), v.nonEmpty(textRule));
