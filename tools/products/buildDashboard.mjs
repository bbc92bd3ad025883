import { dashboardConfig } from '../configs/dashboardConfig.mjs';

import { bundle } from './bundle.mjs';

/** Builds `dist/dashboard`. */
export async function buildDashboard() {
  await bundle(dashboardConfig());
}
