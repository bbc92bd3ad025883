declare global {
  /** Heights of the rows that the page shows in place of the grid until the grid is shown. */
  var troviRowHeights: Map<string, number> | undefined;
}

/**
 * Heights of rendered rows by their columns and first artifact, so that a list keeps its height when
 * the user returns.
 */
export const drawnHeights = globalThis.troviRowHeights ?? new Map<string, number>();
