import { commandConfig } from './dashboard/tooling/configs/commandConfig.mjs';
import { dashboardConfig } from './dashboard/tooling/configs/dashboardConfig.mjs';
import { elementsConfig } from './dashboard/tooling/configs/elementsConfig.mjs';
import { lightConfig } from './dashboard/tooling/configs/lightConfig.mjs';
import { packageConfig } from './dashboard/tooling/configs/packageConfig.mjs';
import { scriptTagConfig } from './dashboard/tooling/configs/scriptTagConfig.mjs';

/** All that Rollup builds for `dist`, to run Rollup itself. `npm run build` does more. */
export default () => [
  packageConfig(),
  commandConfig(),
  elementsConfig(),
  lightConfig(),
  scriptTagConfig(),
  dashboardConfig(),
];
