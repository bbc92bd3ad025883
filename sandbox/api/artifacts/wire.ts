import type { WireMetrics } from '../../schemas/artifact';

/**
 * An instant in the catalogue's format: to the minute, with the name of the zone
 * (contract/api 1.4).
 */
export function wireTime(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 16)}UTC`;
}

export function wireMetrics(row: {
  accessCount: number;
  uniqueAccessCount: number;
  uniqueCellExecutionCount: number;
}): WireMetrics {
  return {
    access_count: row.accessCount,
    unique_access_count: row.uniqueAccessCount,
    unique_cell_execution_count: row.uniqueCellExecutionCount,
  };
}
