// Sticky patterns: each matches only at the current position.
const blanks = /[ \t\n\r]*/y;
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Characters of a string: control characters, quotes and backslashes must be escaped. */
const characters = String.raw`"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*`;
const openString = new RegExp(characters, 'y');
const wholeString = new RegExp(`${characters}"`, 'y');

/**
 * Describes where a text stops being valid JSON. Browsers and Node do not always report the
 * position.
 */
export function describeJsonError(file: string, text: string): string {
  const lines = text.slice(0, findEnd(text)).split(/\r\n|[\n\r]/);
  const column = (lines.at(-1) ?? '').length + 1;
  return `${file} is not valid JSON. See line ${lines.length}, column ${column}.`;
}

/** The position of the first character that is not part of a single JSON value. */
function findEnd(text: string): number {
  let position = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = position;
    if (!pattern.test(text)) return false;
    position = pattern.lastIndex;
    return true;
  };
  const take = (pattern: RegExp) => skip(blanks) && skip(pattern);
  // An unfinished string ends at its first invalid character.
  const takeString = () => take(wholeString) || (take(openString) && false);
  const takeMember = () => takeString() && take(/:/y) && takeValue();
  const takeItems = (takeItem: () => boolean, end: RegExp): boolean => {
    if (take(end)) return true;
    do {
      if (!takeItem()) return false;
    } while (take(/,/y));
    return take(end);
  };
  const takeValue = (): boolean => {
    if (take(/\{/y)) return takeItems(takeMember, /\}/y);
    if (take(/\[/y)) return takeItems(takeValue, /\]/y);
    return take(scalar) || takeString();
  };
  if (takeValue()) skip(blanks);
  return position;
}
