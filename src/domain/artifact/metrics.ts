/** How often an artifact or a version was used (product 3.2, contract/api 2.10). */
export interface Metrics {
  /** Launches. */
  accessCount: number;
  /** Distinct users who launched. */
  uniqueAccessCount: number;
  /** Distinct users who ran a cell in the notebook hub. */
  uniqueCellExecutionCount: number;
}
