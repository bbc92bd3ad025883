/** How often an artifact or a version was used (product 3.2, contract/api 2.10). */
export interface Metrics {
  /** Number of launches. */
  accessCount: number;
  /** Number of users who launched it. */
  uniqueAccessCount: number;
  /** Number of users who ran a cell in the notebook hub. */
  uniqueCellExecutionCount: number;
}

/** The numbers in their order, each with a title and its word, for one and for several. */
export const usageWords: readonly (readonly [
  name: keyof Metrics,
  title: string,
  one: string,
  several?: string,
])[] = [
  ['accessCount', 'Total launches', 'launch', 'launches'],
  ['uniqueAccessCount', 'Unique users', 'user'],
  ['uniqueCellExecutionCount', 'Users who ran in Jupyter', 'notebook user'],
];

/** What has metrics: an artifact or a version. */
interface Measured {
  metrics?: Partial<Metrics>;
}

/**
 * An artifact's own totals where the server sends them, else the sum over its versions. The sum
 * counts a user of two versions twice (contract/api 2.13.17). A missing or invalid count is 0.
 */
export function totalMetrics({
  metrics,
  versions,
}: Measured & { versions: readonly Measured[] }): Metrics {
  return metricsBy((name) => {
    const own = metrics?.[name];
    return isCount(own)
      ? own
      : versions.reduce((sum, { metrics }) => sum + count(metrics?.[name]), 0);
  });
}

/** The metrics of one version. A missing or invalid count is 0. */
export function versionMetrics({ metrics }: Measured): Metrics {
  return metricsBy((name) => count(metrics?.[name]));
}

function metricsBy(countOf: (name: keyof Metrics) => number): Metrics {
  return {
    accessCount: countOf('accessCount'),
    uniqueAccessCount: countOf('uniqueAccessCount'),
    uniqueCellExecutionCount: countOf('uniqueCellExecutionCount'),
  };
}

function count(value: unknown): number {
  return isCount(value) ? value : 0;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
