/** A value with the values of custom properties, and with lengths in pixels. */
export function plainValue(value: string, properties: ReadonlyMap<string, string>): string {
  return computed(withoutProperties(value, properties)).trim();
}

/** Replaces each `var()` with its value, or with its fallback. */
function withoutProperties(value: string, properties: ReadonlyMap<string, string>): string {
  const start = value.indexOf('var(');
  if (start < 0) return value;
  const end = closingBracket(value, start + 'var('.length);
  const inner = value.slice(start + 'var('.length, end);
  const comma = inner.indexOf(',');
  const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
  const fallback = comma < 0 ? '' : inner.slice(comma + 1).trim();
  const found = properties.get(name) ?? fallback;
  return withoutProperties(value.slice(0, start) + found + value.slice(end + 1), properties);
}

/** The place of the bracket that closes the one before `start`. */
function closingBracket(value: string, start: number): number {
  let depth = 1;
  for (let place = start; place < value.length; place += 1) {
    if (value[place] === '(') depth += 1;
    if (value[place] === ')') depth -= 1;
    if (depth === 0) return place;
  }
  return value.length;
}

const simpleSum = /calc\((-?[\d.]+)px\s*([*/])\s*(-?[\d.]+)\)/;

/** Computes `calc(15px / 15)` and `calc(1px * 12)`, the innermost first. */
function computed(value: string): string {
  const result = value.replace(simpleSum, (_, length: string, sign: string, factor: string) => {
    const pixels = sign === '*' ? +length * +factor : +length / +factor;
    return `${Math.round(pixels * 1000) / 1000}px`;
  });
  return result === value ? value : computed(result);
}
