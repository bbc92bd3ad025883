/** The colours of a terminal that the page has a readable colour for. */
export type Hue = 'red' | 'yellow' | 'green' | 'blue';

/** Upper ends of the hues, in degrees. */
const ends: readonly [end: number, hue: Hue][] = [
  [20, 'red'],
  [75, 'yellow'],
  [165, 'green'],
  [265, 'blue'],
  [360, 'red'],
];

/** The nearest of our colours to `red, green, blue`. `undefined` for black, white and grey. */
export function colorHue(color: string | null): Hue | undefined {
  const [red = 0, green = 0, blue = 0] = (color ?? '').split(',').map(Number);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (!(range > most / 4)) return undefined;
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  const degrees = ((sixth + 6) % 6) * 60;
  return ends.find(([end]) => degrees <= end)?.[1];
}
