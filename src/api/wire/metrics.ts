import type { Metrics } from '../../domain/artifact/metrics';

import { converted, count, object, orEmpty, type Schema } from './lenientSchemas';

/** The metrics of an artifact or version (contract/api 2.10). Absent if they hold no number. */
export const metricsSchema: Schema<Partial<Metrics> | undefined> = converted(
  orEmpty(
    object({ access_count: count, unique_access_count: count, unique_cell_execution_count: count }),
    {},
  ),
  (wire) => {
    const isEmpty = Object.values(wire).every((number) => number === undefined);
    return isEmpty
      ? undefined
      : {
          accessCount: wire.access_count,
          uniqueAccessCount: wire.unique_access_count,
          uniqueCellExecutionCount: wire.unique_cell_execution_count,
        };
  },
);
