import { dashboardConfig } from '../../../rollup.config.mjs';

import { bundle } from './bundle.mjs';

/** Builds `dist/dashboard`. */
export async function buildDashboard() {
  await bundle(dashboardConfig());
}
