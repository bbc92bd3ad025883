import { dashboardConfig } from '../configs/dashboardConfig.mjs';
import { at } from '../root.mjs';

import { bundle } from './bundle.mjs';
import { compressFiles } from './compressFiles.mjs';

/** Builds `dist/dashboard`. */
export async function buildDashboard() {
  await bundle(dashboardConfig());
  await compressFiles(at('dist/dashboard/assets'));
}
