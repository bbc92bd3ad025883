/** The median. */
export const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const ms = (number) => `${Math.round(number)} ms`;
export const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Formats headings and rows as a text table. */
export function table([headings, ...rows]) {
  const widths = headings.map((_, column) =>
    Math.max(...[headings, ...rows].map((row) => String(row[column]).length)),
  );
  return [headings, ...rows]
    .map((row) =>
      row
        .map((cell, column) => String(cell).padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
