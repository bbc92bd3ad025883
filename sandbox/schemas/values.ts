import * as v from 'valibot';

const isNull = 'This field may not be null.';

interface TextRules {
  /** The largest number of code points, not of UTF-16 units (contract/api 1.5). */
  max?: number;
}

/**
 * A text that is not blank after trimming. Numbers become text. Booleans, lists and objects are
 * refused (contract/api 1.5).
 */
export function text(rules: TextRules = {}) {
  return v.pipe(textOrBlank(rules), v.minLength(1, 'This field may not be blank.'));
}

/** Like `text`, but may be empty. */
export function textOrBlank({ max = Infinity }: TextRules = {}) {
  return v.pipe(
    v.union([v.string(), v.number()], ({ input }) =>
      input === null ? isNull : 'Not a valid string.',
    ),
    v.transform((sent) => String(sent).trim()),
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      if (value.includes('\0')) addIssue({ message: 'Null characters are not allowed.' });
      if (/\p{Surrogate}/u.test(value)) {
        addIssue({ message: 'Surrogate characters are not allowed.' });
      }
      if ([...value].length > max) addIssue({ message: tooLong(max) });
    }),
    v.metadata({ maxLength: max === Infinity ? undefined : max }),
  );
}

export function tooLong(max: number): string {
  return `Ensure this field has no more than ${max} characters.`;
}

/** One of some words. */
export function choice<const Words extends readonly string[]>(...words: Words) {
  return v.picklist(words, ({ input }) =>
    input === null ? isNull : `"${wordOf(input)}" is not a valid choice.`,
  );
}

const spellings = new Map([
  ...['true', '1', 'yes', 'on', 't', 'y'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'off', 'f', 'n'].map((word) => [word, false] as const),
]);

/** True or false, in any spelling that the server accepts. */
export const flag = v.pipe(
  v.unknown(),
  v.check((json) => json !== null, isNull),
  v.transform((json) => spellings.get(wordOf(json).toLowerCase())),
  v.boolean('Must be a valid boolean.'),
);

/** A whole number of at least `min`, as a number or as text. */
export function integer({ min }: { min: number }) {
  const message = 'A valid integer is required.';
  return v.pipe(
    v.unknown(),
    v.transform((json) => {
      const isText = typeof json === 'string' && /^\s*[+-]?\d{1,15}\s*$/.test(json);
      return typeof json === 'number' || isText ? Number(json) : NaN;
    }),
    v.number(message),
    v.safeInteger(message),
    v.minValue(min, `Ensure this value is greater than or equal to ${min}.`),
  );
}

/** Any JSON value but null. */
export const anything = v.pipe(
  v.unknown(),
  v.check((json) => json !== null, isNull),
  v.description('Any JSON value but null.'),
);

/** A JSON value as one word, to compare or to show. */
function wordOf(json: unknown): string {
  return typeof json === 'string' ? json : JSON.stringify(json);
}
