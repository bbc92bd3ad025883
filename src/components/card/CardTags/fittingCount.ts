/**
 * Returns how many items fit into a line of the width `room`, with `gap` between them. Reserves
 * space for a button of the width `button`, unless these are all items (`isWhole`) and they fit.
 * Returns at least 1, even if that item is cut off.
 */
export function fittingCount(
  items: readonly number[],
  { button, room, gap, isWhole }: { button: number; room: number; gap: number; isWhole: boolean },
): number {
  let end = 0;
  const ends = items.map((width, index) => (end += width + (index > 0 ? gap : 0)));
  const besideButton = ends.filter((itemEnd) => itemEnd + gap + button <= room).length;
  return Math.max(1, isWhole && end <= room ? items.length : besideButton);
}
