import { artifactFromWire } from '../../api/wire/artifact';
import type { WireFields } from '../../api/wire/wireFields';
import type { Artifact } from '../../domain/artifact/artifact';

/**
 * The artifact in an answer, or in what a page gives; nothing where a field is of a wrong type. It takes what `artifactFromAnswer` of
 * `src/api` takes, which says what is wrong, too.
 */
export function plainArtifact(answer: unknown): Artifact | undefined {
  try {
    return artifactFromWire(fieldsOf(answer));
  } catch {
    return undefined;
  }
}

type Values = Record<string, unknown>;
type Check<Value> = (value: unknown) => value is Value;

const isOf =
  <Value>(type: string): Check<Value> =>
  (value): value is Value =>
    typeof value === type;
const isText: Check<string | number> = (value) => isOf<string>('string')(value) || isNumber(value);
const isNumber = isOf<number>('number');
const isFlag = isOf<boolean>('boolean');
const isObject: Check<Values> = (value): value is Values =>
  isOf('object')(value) && !!value && !Array.isArray(value);
const isThere = (value: unknown) => value !== undefined && value !== null;

function checked<Value>(value: unknown, isRight: Check<Value>): Value {
  if (!isRight(value)) throw new TypeError();
  return value;
}

/** The fields of an object, as artifacts are read from them; a wrong type throws. */
function fieldsOf(value: unknown): WireFields {
  const values = checked(value, isObject);
  const take = <Value, None>(name: string, isRight: Check<Value>, none: None) =>
    isThere(values[name]) ? checked(values[name], isRight) : none;
  const list = <Value>(name: string, isRight: Check<Value>) =>
    take(name, Array.isArray as unknown as Check<unknown[]>, [])
      .filter(isThere)
      .map((entry) => checked(entry, isRight));
  const fields: Pick<WireFields, keyof WireFields> = {
    text: (name) => `${take(name, isText, '')}`,
    count: (name) => {
      const number = take(name, isNumber, NaN);
      return number >= 0 && Number.isFinite(number) ? number : undefined;
    },
    flag: (name) => take(name, isFlag, false),
    anything: (name) => values[name],
    object: (name) => fieldsOf(take(name, isObject, {})),
    objects: (name, read) => list(name, isObject).map((entry) => read(fieldsOf(entry))),
    texts: (name) => [...new Set(list(name, isText).map(String).filter(Boolean))],
  };
  return fields as WireFields;
}
