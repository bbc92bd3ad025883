import type { Metrics } from '../../domain/artifact/metrics';

import type { WireFields } from './wireFields';

/**
 * The metrics of an artifact or version (contract/api 2.10), as far as they are numbers; absent
 * where none is.
 */
export function metricsFromWire(wire: WireFields): Partial<Metrics> | undefined {
  const metrics: Partial<Metrics> = {
    accessCount: wire.count('access_count'),
    uniqueAccessCount: wire.count('unique_access_count'),
    uniqueCellExecutionCount: wire.count('unique_cell_execution_count'),
  };
  return Object.values(metrics).some((count) => count !== undefined) ? metrics : undefined;
}
