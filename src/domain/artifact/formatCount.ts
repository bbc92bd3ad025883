const numberFormat = new Intl.NumberFormat('en');

/** A number with separators: `1,234`. */
export const formatCount = (count: number) => numberFormat.format(count);

/** The word next to a number: `user` or `users`. */
export function wordFor(count: number, one: string, several = `${one}s`): string {
  return count === 1 ? one : several;
}

/** A number with its word: `1 launch`, `1,234 launches`. */
export function counted(count: number, ...word: [one: string, several?: string]): string {
  return `${formatCount(count)} ${wordFor(count, ...word)}`;
}
