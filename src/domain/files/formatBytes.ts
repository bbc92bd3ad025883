const units = ['KB', 'MB', 'GB', 'TB'];

/** A number of bytes for people: `812 B`, `1.2 MB`. A unit is 1,000 times the one before. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  let value = bytes / 1000;
  let unit = 0;
  // Rounding may reach the next unit.
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
